import type { Answer } from '#core/contract/index.ts';
import { addressOf, shortAddress, spacedCode } from '#web/screens/care/access-code.tsx';
import { dayWords } from '#web/screens/care/moment-words.ts';
import { QrCode } from '#web/ui/qr-code.tsx';

interface Props {
  cards: Answer<'makeCards'>;
  communityName: string;
}

/** Cards to cut out: ten on a sheet of A4, always dark on light. */
export const PrintedCards = ({ cards, communityName }: Props) => (
  <ul className="grid gap-3 print:grid-cols-2 print:gap-0">
    {cards.map((card) => (
      <li
        key={card.id}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 rounded-2xl border-2 border-dashed border-edge bg-[#fff] p-2 text-[#000] print:h-[53mm] print:break-inside-avoid print:gap-[3mm] print:rounded-none print:border print:border-[#777] print:p-[3mm]"
      >
        <QrCode
          text={addressOf(card.path)}
          label={`QR de ${card.username}`}
          className="w-28 print:w-[40mm]"
        />
        <div className="grid gap-1 text-sm leading-tight print:text-[9pt]">
          <p className="text-lg leading-tight font-bold print:text-[14pt]">{card.username}</p>
          <p>Rota Viva · {communityName}</p>
          <p>Aponte a câmera, ou abra {shortAddress('/entrar')} e escreva:</p>
          <p className="font-mono text-base font-bold print:text-[13pt]">{spacedCode(card.code)}</p>
          <p>Só para você. Vale uma vez, até {dayWords(card.expiresAt)}.</p>
        </div>
      </li>
    ))}
  </ul>
);
