import { Printer } from 'lucide-react';
import { useId } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { addressOf, CopyAddress, shortAddress, spacedCode } from '#web/screens/care/access-code.tsx';
import type { DeskCommunity } from '#web/screens/care/care-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { InviteSheet } from './invite-sheet.tsx';

interface Props {
  invite: Answer<'invites'>[number];
  community: DeskCommunity;
  onClose: () => void;
}

/** An invite to be read from the back of a room; what is printed meanwhile is its sheet. */
export function Projection({ invite, community, onClose }: Props) {
  const id = useId();
  return (
    <Dialog labelledBy={id} isWholeScreen onClose={onClose}>
      <div className="grid content-center justify-items-center gap-[3vmin] text-center landscape:grid-cols-[auto_minmax(0,1fr)] landscape:items-center landscape:text-left">
        <QrCode
          text={addressOf(invite.path)}
          label="QR do convite"
          className="w-[min(88vw,46vh)] rounded-2xl landscape:w-[min(46vw,72vh)]"
        />
        <div className="grid gap-[2vmin]">
          <h2 id={id} className="text-[clamp(1.5rem,6vmin,4.5rem)]">
            {community.name}
          </h2>
          <p className="text-[clamp(1.125rem,4vmin,3rem)] leading-snug">
            Aponte a câmera, ou abra <strong className="wrap-anywhere">{shortAddress('/convite')}</strong> e
            escreva:
          </p>
          <p className="font-mono text-[clamp(3rem,min(13vw,20vh),15rem)] leading-none font-bold landscape:text-[clamp(3rem,min(9.5vw,24vh),15rem)]">
            {spacedCode(invite.code)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-center gap-3 self-end">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" size={20} />
          Imprimir folha
        </Button>
        <CopyAddress path={invite.path} />
        <ListenButton />
        <Button look="quiet" onClick={onClose}>
          Fechar
        </Button>
      </div>
      <PrintSheet>
        <InviteSheet invite={invite} communityName={community.name} />
      </PrintSheet>
    </Dialog>
  );
}
