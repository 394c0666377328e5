import { Link } from 'wouter';
import { buttonLook } from '#web/ui/button.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';

/** Whatever address leads nowhere. */
export const NotFound = () => (
  <div className="grid justify-items-center gap-4 py-12 text-center">
    <svg viewBox="0 0 160 120" aria-hidden="true" className="w-44">
      <path d="M4 112c30-20 122-20 152 0Z" className="fill-leaf" />
      <path d="M76 110V18h8v92Z" className="fill-edge" />
      <path d="M30 26h78l16 14-16 14H30Z" className="fill-maize" />
      <path d="M130 62H56L42 75l14 13h74Z" className="fill-road" />
    </svg>
    <ScreenHeading title="Página não encontrada">
      <span lang="en">Page Not Found</span>
    </ScreenHeading>
    <p className="max-w-prose text-ink-soft">
      Este caminho não leva a lugar nenhum. Vamos voltar para a rota?
    </p>
    <Link href="/" className={buttonLook('primary')}>
      Voltar ao início
    </Link>
  </div>
);
