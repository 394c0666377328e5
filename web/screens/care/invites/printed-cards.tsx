import type { Answer } from '#core/contract/index.ts';
import { addressOf, shortAddress, spacedCode } from '#web/screens/care/access-code.tsx';
import { useHouseName } from '#web/screens/care/use-house-name.ts';
import { dayWords } from '#web/ui/day-words.ts';
import { QrCode } from '#web/ui/qr-code.tsx';

interface Props {
  cards: Answer<'makeCards'>;
  communityName: string;
}

/** Cards to cut out: ten on a sheet of A4, always dark on light. */
export function PrintedCards({ cards, communityName }: Props) {
  const house = useHouseName();
  return (
    <ul className="grid gap-3 print:grid-cols-2 print:gap-0">
      {cards.map((card) => (
        <li
          key={card.id}
          className="flex flex-wrap items-center gap-x-3 rounded-2xl border-2 border-dashed border-edge bg-[#fff] p-3 text-[#000] print:grid print:h-[53mm] print:grid-cols-[auto_minmax(0,1fr)] print:content-center print:break-inside-avoid print:gap-x-[2mm] print:rounded-none print:border print:border-[#777] print:p-[2mm]"
        >
          <p className="line-clamp-2 w-full text-lg leading-tight font-bold print:col-span-2 print:px-[3mm] print:text-[13pt]">
            {card.username}
          </p>
          <QrCode
            text={addressOf(card.path)}
            label={`QR de ${card.username}`}
            className="w-28 print:w-[36mm]"
          />
          <div className="grid min-w-0 grow basis-[7.5rem] gap-1 text-sm leading-tight print:text-[8pt]">
            <p className="font-mono text-base font-bold print:text-[13pt]">{spacedCode(card.code)}</p>
            <p>Aponte a câmera, ou abra {shortAddress('/entrar')} e escreva o código.</p>
            <p>Só para você. Vale uma vez, até {dayWords(card.expiresAt)}.</p>
            <p className="line-clamp-2">
              {house} · {communityName}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
