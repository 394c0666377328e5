import type { Answer } from '#core/contract/index.ts';
import { addressOf, shortAddress, spacedCode } from '#web/screens/care/access-code.tsx';
import { useHouseName } from '#web/screens/care/use-house-name.ts';
import { dayWords } from '#web/ui/day-words.ts';
import { QrCode } from '#web/ui/qr-code.tsx';

interface Props {
  invite: Answer<'invites'>[number];
  communityName: string;
}

/** With more letters than these a large heading would push the rest onto a second sheet. */
const longName = 40;

/** An invite on a sheet of A4, for the wall of the cooperative. */
export function InviteSheet({ invite, communityName }: Props) {
  const house = useHouseName();
  return (
    <div className="grid justify-items-center gap-[8mm] pt-[10mm] text-center">
      <p className="text-[16pt]">{house}: jogos, ideias e gente que faz junto</p>
      <h1 className={communityName.length > longName ? 'text-[22pt]' : 'text-[34pt]'}>
        Venha para {communityName}
      </h1>
      <QrCode text={addressOf(invite.path)} label="QR do convite" className="w-[110mm]" />
      <p className="text-[18pt]">
        Aponte a câmera do celular, ou abra <strong>{shortAddress('/convite')}</strong> e escreva o código:
      </p>
      <p className="font-mono text-[60pt] leading-none font-bold">{spacedCode(invite.code)}</p>
      <p className="text-[12pt]">Vale até {dayWords(invite.expiresAt)}. Não precisa baixar nada.</p>
    </div>
  );
}
