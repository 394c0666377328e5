import type { Answer } from '#core/contract/index.ts';
import { addressOf, CopyAddress, shortAddress, spacedCode } from '#web/screens/care/access-code.tsx';
import { momentWords } from '#web/screens/care/moment-words.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';

interface Props {
  name: string;
  recovery: Answer<'makeRecovery'>;
  onClose: () => void;
}

/** A way back in for one person: to be scanned from this screen, typed, or sent. It is shown this once. */
export const RecoveryDialog = ({ name, recovery: { code, url, expiresAt }, onClose }: Props) => (
  <Dialog title={`Ajudar ${name} a entrar`} onClose={onClose}>
    <p>
      Mostre esta tela a {name}, ou mande o endereço. Quem usar escolhe a senha nova: entregue só a {name}.
    </p>
    <QrCode
      text={addressOf(url)}
      label={`QR para ${name} entrar`}
      className="w-full max-w-64 justify-self-center rounded-xl"
    />
    {/* Whoever hears the code can use it as well. */}
    <dl className="grid gap-3 text-center" data-silent>
      <div>
        <dt className="text-sm text-ink-soft">Código</dt>
        <dd className="font-mono text-2xl font-bold">{spacedCode(code)}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">Endereço</dt>
        <dd className="font-semibold wrap-anywhere">
          <Breakable text={shortAddress(url)} />
        </dd>
      </div>
    </dl>
    <p className="text-sm text-ink-soft">
      Vale uma vez só, até {momentWords(expiresAt)}. Fica anotado que você ajudou.
    </p>
    <div className="flex flex-wrap justify-end gap-3">
      <CopyAddress path={url} />
      <Button onClick={onClose}>Pronto</Button>
    </div>
  </Dialog>
);
