import { timeWords } from '#core/content/certificate-time.ts';
import type { Answer } from '#core/contract/index.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { longDate } from '#web/ui/day-words.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { addressOf, shortAddress, spacedCode } from './certificate-words.ts';

export type Certified = Answer<'certificate'>;

interface Props {
  certificate: Certified;
  code: string;
}

/** The certificate itself, on the screen and on a sheet of A4: always dark on light, like paper. */
export const CertificateSheet = ({
  certificate: { name, title, text, doneAt, time, madeAt },
  code,
}: Props) => (
  <article className="grid gap-6 rounded-3xl border-4 border-double border-[#1f5a37] bg-[#fffaf0] p-5 text-center text-[#2b2118] sm:p-10 print:gap-[10mm] print:rounded-none print:px-[12mm] print:py-[14mm]">
    <header className="grid justify-items-center gap-2">
      <BrandMark className="size-14 print:size-[20mm]" />
      <p className="font-display text-xl font-bold print:text-[18pt]">Rota Viva</p>
      <p className="text-sm tracking-widest uppercase print:text-[11pt]">Certificado</p>
    </header>
    <div className="grid gap-3 print:gap-[5mm]">
      <h2 className="text-2xl text-[#1f5a37] print:text-[30pt]">{title}</h2>
      <p className="text-lg leading-relaxed print:text-[16pt]">
        <strong className="block font-display text-2xl print:text-[26pt]">
          <Breakable text={name} />
        </strong>{' '}
        {text}
      </p>
      <p className="print:text-[13pt]">Em {longDate(doneAt)}.</p>
      {time && <p className="print:text-[13pt]">{timeWords(time)}</p>}
    </div>
    <footer className="grid items-center justify-items-center gap-4 border-t-2 border-dashed border-[#b9a584] pt-5 text-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:justify-items-start sm:text-left print:grid-cols-[auto_minmax(0,1fr)] print:gap-[6mm] print:pt-[8mm] print:text-left print:text-[11pt]">
      <QrCode
        text={addressOf(code)}
        label="QR do certificado"
        className="w-32 rounded-xl print:w-[36mm] print:rounded-none"
      />
      <div className="grid min-w-0 gap-1">
        <p>Confira se é verdadeiro: aponte a câmera, ou abra</p>
        <p className="font-bold">
          <Breakable text={shortAddress(code)} />
        </p>
        <p>
          Código: <span className="inline-block font-mono">{spacedCode(code)}</span>
        </p>
        <p>Emitido em {longDate(madeAt)}.</p>
      </div>
    </footer>
  </article>
);
