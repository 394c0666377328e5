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

/** Where what would say so is missing itself. */
const weakSignal = (
  <p className="if-late bg-maize-wash p-2 text-center text-sm">
    Sinal fraco: o que falta chega quando ele voltar.
  </p>
);

/** Only for those who take care of a community. */
const careLink: MainLink = { href: '/cuidar', text: 'Cuidar', Icon: Handshake };

/** Header, the screen itself and footer, for whoever is signed in. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col thumb:pb-[calc(4.5rem+env(safe-area-inset-bottom))]">
    <a href="#conteudo" className="skip-link">
      Pular para o conteúdo
    </a>
    <Header />
    <LateScreen code={statusBar} waiting={weakSignal} isExtra />
    <main
      id="conteudo"
      tabIndex={-1}
      // On a phone the footer stands below the screen from the first moment, and nothing that arrives pushes it away.
      className="screen-place"
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
  <header className="top-bar">
    <div className="woven-hem" />
    <div className="top-row">
      <Link href="/" className="flex min-h-12 min-w-0 items-center rounded-xl">
        {/* Where the letters need the room, the mark gives it up. */}
        <BrandMark className="top-mark" />
        <span className="top-name">Rota Viva</span>
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
    <nav aria-label="Principal" className="thumb-bar">
      <ul className="flex thumb:@container thumb:flex-wrap">
        {shown.map(({ href, text, Icon }) => (
          <li key={href} className="thumb-place">
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
    <div className="ml-auto flex shrink-999 items-center gap-1.5 lg:gap-2">
      <div className="grid grid-cols-none text-right leading-tight lg:w-26 lg:shrink-0">
        <span className="score-name">Escore de Influência</span>
        <span className="text-[min(0.7rem,4.2vw,var(--max))] leading-[1.1] text-ink-soft">
          <strong className="score-figure">
            {formatNumber(stats?.influenceScore ?? user?.influenceScore ?? 0)}
          </strong>{' '}
          pts
        </span>
      </div>
      <LateScreen code={bell} waiting={<span className="bell" />} isExtra />
      <Link href="/account" className="bell group">
        <span aria-hidden="true" className="own-initial group-hover:brightness-105">
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
