import { useQuery } from '@tanstack/react-query';
import { House, LogOut, type LucideIcon, Medal, Puzzle, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { formatNumber } from '#core/progress/wording.ts';
import { readOptions } from '#web/api/read-options.ts';
import { initialOf } from '#web/ui/avatar.tsx';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { useSession } from './session.ts';

const links: readonly { href: string; text: string; Icon: LucideIcon }[] = [
  { href: '/', text: 'Dashboard', Icon: House },
  { href: '/games', text: 'Jogos', Icon: Puzzle },
  { href: '/community', text: 'Comunidade', Icon: Users },
  { href: '/leadership', text: 'Lideranças', Icon: Medal },
];

/** Header, the screen itself and footer, for whoever is signed in. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col pb-[calc(4.5rem+env(safe-area-inset-bottom))] lg:pb-0">
    <a
      href="#conteudo"
      className="fixed top-2 left-2 z-40 -translate-y-24 rounded-xl bg-maize px-4 py-3 font-bold text-on-maize focus:translate-y-0"
    >
      Pular para o conteúdo
    </a>
    <Header />
    <main
      id="conteudo"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-6xl grow content-start gap-6 px-4 py-7 outline-none lg:px-8 lg:py-10"
    >
      {children}
    </main>
    <footer className="border-t-2 border-line px-4 py-5 text-center text-sm text-ink-soft">
      © {new Date().getFullYear()} Rota Viva. Todos os direitos reservados.
    </footer>
  </div>
);

const Header = () => (
  <header className="sticky top-0 z-30 border-b-2 border-line bg-card">
    <div className="woven-hem" />
    <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-1.5 px-2.5 lg:min-h-18 lg:gap-4 lg:px-8">
      <Link href="/" className="flex min-h-12 shrink-0 items-center gap-1.5 rounded-xl lg:gap-3">
        <BrandMark className="size-9 shrink-0 lg:size-11" />
        <span className="w-min font-display text-base leading-[1.05] font-bold lg:w-max lg:text-xl">
          Rota Viva
        </span>
      </Link>
      <MainLinks />
      <Person />
    </div>
  </header>
);

/** One list of links: a bar under the thumb on a phone, part of the header's row on a wide screen. */
function MainLinks() {
  const [address] = useLocation();
  return (
    <nav
      aria-label="Principal"
      className="fixed inset-x-0 bottom-0 border-t-2 border-line bg-card pb-[env(safe-area-inset-bottom)] lg:static lg:border-0 lg:pb-0"
    >
      <ul className="flex">
        {links.map(({ href, text, Icon }) => (
          <li key={href} className="min-w-0 flex-1 lg:flex-none">
            <Link
              href={href}
              aria-current={currency(address, href)}
              className="group grid min-h-17 content-center justify-items-center gap-0.5 text-[0.7rem] font-medium text-ink-soft aria-[current]:font-bold aria-[current]:text-leaf lg:flex lg:min-h-12 lg:items-center lg:gap-2 lg:rounded-2xl lg:px-3 lg:text-base lg:font-semibold lg:hover:bg-maize-wash lg:aria-[current]:bg-leaf-wash"
            >
              <span className="rounded-full px-4 py-1 group-aria-[current]:bg-leaf-wash lg:p-0">
                <Icon aria-hidden="true" size={24} className="lg:size-5" />
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
  const { user, logout, pending } = useSession();
  const { data: stats } = useQuery(readOptions('userStats', { params: { id: `${user?.id ?? 1}` } }));
  return (
    <div className="ml-auto flex items-center gap-1.5 lg:gap-3">
      <p className="grid text-right leading-tight">
        <span className="text-[0.7rem] text-ink-soft lg:text-sm lg:whitespace-nowrap">
          Escore de Influência
        </span>
        <strong className="text-lg leading-tight text-leaf lg:text-xl tabular-nums">
          {formatNumber(stats?.influenceScore ?? user?.influenceScore ?? 0)}
        </strong>
      </p>
      <Link
        href="/account"
        className="group grid size-11 shrink-0 place-items-center rounded-full lg:size-12"
      >
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-full bg-maize font-bold text-on-maize group-hover:brightness-105 lg:size-11"
        >
          {initialOf(user?.username)}
        </span>
        <span className="sr-only">Minha página</span>
      </Link>
      <button
        type="button"
        aria-disabled={pending.logout}
        onClick={() => pending.logout || logout()}
        className="flex size-12 shrink-0 items-center justify-center gap-2 rounded-2xl text-ink-soft hover:bg-maize-wash hover:text-ink lg:w-auto lg:px-3"
      >
        <LogOut aria-hidden="true" size={22} />
        <span className="sr-only font-semibold lg:not-sr-only">Sair</span>
      </button>
    </div>
  );
}
