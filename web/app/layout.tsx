import { useQuery } from '@tanstack/react-query';
import { Handshake, House, type LucideIcon, Medal, Puzzle, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { formatNumber } from '#core/progress/wording.ts';
import { readOptions } from '#web/api/read-options.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { initialOf } from '#web/ui/initial-of.ts';
import { latePart } from '#web/ui/late-code.ts';
import { LateScreen } from '#web/ui/late-screen.tsx';
import { useSession } from './session.ts';
import { SignOut } from './sign-out.tsx';

interface MainLink {
  href: string;
  text: string;
  Icon: LucideIcon;
}

const links: readonly MainLink[] = [
  { href: '/', text: 'Dashboard', Icon: House },
  { href: '/games', text: 'Jogos', Icon: Puzzle },
  { href: '/community', text: 'Comunidade', Icon: Users },
  { href: '/leadership', text: 'Lideranças', Icon: Medal },
];

/** Nobody waits for what the device has to say, or for what happened meanwhile. */
const statusBar = latePart(() => import('./device/status-bar.tsx').then((code) => code.StatusBar));
const bell = latePart(() => import('./bell.tsx').then((code) => code.Bell));
const deviceOffers = latePart(() => import('./device/device-offers.tsx').then((code) => code.DeviceOffers));

/** Only for those who take care of a community. */
const careLink: MainLink = { href: '/cuidar', text: 'Cuidar', Icon: Handshake };

/** Header, the screen itself and footer, for whoever is signed in. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col thumb:pb-[calc(4.5rem+env(safe-area-inset-bottom))]">
    <a
      href="#conteudo"
      className="fixed top-2 left-2 z-40 -translate-y-[calc(100%+1rem)] rounded-xl bg-maize px-4 py-3 font-bold text-on-maize focus:translate-y-0"
    >
      Pular para o conteúdo
    </a>
    <Header />
    <LateScreen code={statusBar} waiting={null} isExtra />
    <main
      id="conteudo"
      tabIndex={-1}
      // On a phone the footer stands below the screen from the first moment, and nothing that arrives pushes it away.
      className="mx-auto grid w-full max-w-6xl grow content-start gap-6 px-4 py-7 outline-none thumb:min-h-dvh lg:px-8 lg:py-10"
    >
      {children}
    </main>
    <footer className="border-t-2 border-line px-4 py-5 text-center text-sm text-ink-soft">
      <LateScreen code={deviceOffers} waiting={null} isExtra />© {new Date().getFullYear()} Rota Viva. Todos
      os direitos reservados.
    </footer>
  </div>
);

const Header = () => (
  <header className="z-30 border-b-2 wrap-break-word border-line bg-card lg:not-low:sticky lg:not-low:top-0">
    <div className="woven-hem" />
    <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-1.5 px-2.5 low:min-h-12 lg:min-h-18 lg:gap-3 lg:px-8">
      <Link href="/" className="flex min-h-12 shrink-0 items-center gap-1.5 rounded-xl lg:gap-2.5">
        {/* Where the letters need the room, the mark gives it up. */}
        <BrandMark className="h-9 w-[clamp(0px,(100vw-20rem)*99,--spacing(9))] shrink-0 lg:h-11 lg:w-11" />
        <span className="w-min font-display text-[min(1rem,6.8vw)] leading-[1.05] font-bold lg:w-max lg:text-xl">
          Rota Viva
        </span>
      </Link>
      <MainLinks />
      <Person />
    </div>
  </header>
);

/** One list of links: a bar under the thumb on a phone, part of the header's row on a wide or low screen. */
function MainLinks() {
  const [address] = useLocation();
  const { user } = useSession();
  const shown = user?.role === 'member' ? links : [...links, careLink];
  return (
    <nav
      aria-label="Principal"
      className="thumb:fixed thumb:inset-x-0 thumb:z-30 thumb:bottom-0 thumb:border-t-2 thumb:border-line thumb:bg-card thumb:pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="flex thumb:@container thumb:flex-wrap">
        {shown.map(({ href, text, Icon }) => (
          <li
            key={href}
            className="thumb:min-w-0 thumb:grow thumb:basis-[max(18%,3.6rem)] thumb:@max-[17rem]:[ul:has(>:nth-child(5))>&]:basis-auto"
          >
            <Link href={href} aria-current={currency(address, href)} className="main-link">
              <span>
                <Icon aria-hidden="true" size={24} className="low:size-5 lg:size-5" />
              </span>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether a link leads to this very page, or to the one above it. */
function currency(address: string, href: string): 'page' | 'true' | undefined {
  if (address === href) return 'page';
  return href !== '/' && address.startsWith(`${href}/`) ? 'true' : undefined;
}

function Person() {
  const { user } = useSession();
  const { data: stats } = useQuery(readOptions('userStats', { params: { id: `${user?.id ?? 1}` } }));
  return (
    <div className="ml-auto flex items-center gap-1.5 lg:gap-2">
      <p className="grid grid-cols-none text-right leading-tight lg:w-26 lg:shrink-0">
        <span className="text-[min(0.7rem,4.4vw)] leading-[1.15] text-ink-soft lg:text-sm">
          Escore de Influência
        </span>
        <span className="text-[min(0.7rem,4.4vw)] leading-[1.1] text-ink-soft">
          <strong className="text-[min(1.125rem,5.8vw)] text-leaf tabular-nums lg:text-xl">
            {formatNumber(stats?.influenceScore ?? user?.influenceScore ?? 0)}
          </strong>{' '}
          pts
        </span>
      </p>
      <LateScreen code={bell} waiting={<span className="bell" />} isExtra />
      <Link href="/account" className="bell group">
        <span
          aria-hidden="true"
          className="grid size-6.5 place-items-center rounded-full bg-maize text-[min(0.9rem,5vw)] font-bold text-on-maize group-hover:brightness-105"
        >
          {initialOf(user?.username)}
        </span>
        <span className="first-letter:uppercase">
          <span className="sr-only">Minha </span>página
        </span>
      </Link>
      <SignOut />
    </div>
  );
}
