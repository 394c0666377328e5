import { Copy, ImageDown, Printer } from 'lucide-react';
import { useParams } from 'wouter';
import { isRefused } from '#web/api/api-error.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { useByCode } from '#web/calls/use-by-code.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { sendFile } from '#web/ui/send-file.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { CertificateSheet, type Certified } from './certificate-sheet.tsx';
import { addressOf } from './certificate-words.ts';
import { drawCertificate } from './draw-certificate.ts';
import '#web/ui/signed-in.css';

/** The address of a certificate: the same for its member, for those who take care and for a stranger. */
export function Certificate() {
  const { code = '' } = useParams<{ code?: string }>();
  const { found: certificate, failure, retry } = useByCode('certificate', code);
  if (isRefused(failure))
    return (
      <EmptyState
        isWholeScreen
        title="Certificado não encontrado"
        text="Este certificado não existe ou não vale mais. Confira o endereço com quem mostrou a você."
      />
    );
  if (failure) return <LoadFailure failure={failure} onRetry={retry} />;
  if (!certificate) return <Spinner />;
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <ScreenHeading title="Certificado">Certificado</ScreenHeading>
      <CertificateSheet certificate={certificate} code={code} />
      <Actions certificate={certificate} code={code} />
      <PrintSheet>
        <CertificateSheet certificate={certificate} code={code} />
      </PrintSheet>
    </div>
  );
}

function Actions({ certificate, code }: { certificate: Certified; code: string }) {
  const toast = useToast();
  async function copy() {
    const isCopied = await copyText(addressOf(code));
    toast(
      isCopied
        ? { title: 'Endereço copiado!', text: 'Agora é só colar na conversa.' }
        : { title: 'Erro', text: 'Não foi possível copiar o endereço.', look: 'destructive' },
    );
  }
  const share = () =>
    sharePicture(certificate, code).catch(() =>
      toast({ title: 'Erro', text: 'Não foi possível fazer a imagem.', look: 'destructive' }),
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button className="max-sm:px-4" onClick={share}>
        <ImageDown aria-hidden="true" size={20} />
        Imagem para compartilhar
      </Button>
      <Button look="quiet" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={20} />
        Imprimir
      </Button>
      <Button look="quiet" onClick={copy}>
        <Copy aria-hidden="true" size={20} />
        Copiar endereço
      </Button>
    </div>
  );
}

/** Hands the picture to the device where it can share files, and to the person's folder where it cannot. */
async function sharePicture(certificate: Certified, code: string): Promise<void> {
  const picture = await drawCertificate(certificate, code);
  const file = new File([picture], 'certificado-rota-viva.png', { type: picture.type });
  await sendFile(file, addressOf(code));
}
