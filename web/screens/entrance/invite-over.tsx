import { Link } from 'wouter';
import { buttonLook } from '#web/ui/button.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';

/** An invite that leads nowhere any more, and what to do then. */
export const InviteOver = () => (
  <div className="grid gap-5">
    <div className="grid gap-2">
      <ScreenHeading title="Convite">Este convite não vale mais</ScreenHeading>
      <p className="text-ink-soft">
        Ele pode ter acabado, ou uma letra do código não confere. Peça outro a quem convidou você.
      </p>
    </div>
    <Link href="/convite" className={buttonLook('primary')}>
      Escrever outro código
    </Link>
    <Link href="/" className={buttonLook('quiet')}>
      Ir para o início
    </Link>
  </div>
);
