import { useState, useSyncExternalStore } from 'react';
import type { Access } from '#core/games/rede-saberes/rules.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { AnswerBox, Unsent } from './answer-box.tsx';
import type { AnswerKeeper } from './answer-keeper.ts';
import type { Desk } from './desk-cache.ts';

type Seat = Desk['seats'][number];

interface Props {
  part: number;
  question: string;
  /** What the team has for it so far. */
  answer: string;
  /** Who holds it; nobody yet where there is none. */
  seat: Seat | undefined;
  isOwn: boolean;
  access: Access;
  /** What it still lacks, in words; nothing when it is answered. */
  lack: string;
  keeper: AnswerKeeper;
}

/** One part at the desk: its question, who holds it, and the answer as it grows. */
export function PartCard({ part, question, answer, seat, isOwn, access, lack, keeper }: Props) {
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read);
  const [isCovering, setCovering] = useState(false);
  const isWritable = access === 'own' || (access === 'cover' && (!seat || isCovering));
  return (
    <Card className={`grid content-start gap-3 p-4 sm:p-5 ${isOwn ? 'border-leaf!' : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-bold text-clay">Parte {part}</span>
        {isOwn && <Tag tone="leaf">Sua parte</Tag>}
        {!seat && <Tag tone="grey">Parte livre</Tag>}
      </div>
      <h3 className="text-lg leading-snug font-bold">{question}</h3>
      <Holder seat={seat} isOwn={isOwn} />
      {isWritable ? (
        <AnswerBox part={part} answer={answer} kept={kept} keeper={keeper} />
      ) : (
        <>
          {seat && <ReadAnswer answer={answer} name={seat.username} />}
          {kept.own !== undefined && <Unsent text={kept.own} onDiscard={keeper.giveUp} />}
        </>
      )}
      {lack && <p className="font-semibold text-clay">{lack}</p>}
      {access === 'cover' && seat && !isCovering && (
        <div className="grid gap-2">
          <p>{seat.username} não aparece há um dia. Você pode responder esta parte.</p>
          <Button look="quiet" onClick={() => setCovering(true)}>
            Responder no lugar de {seat.username}
          </Button>
        </div>
      )}
      <div className="empty:hidden">
        <ListenButton text={answer ? `${question} ${answer}` : question} />
      </div>
    </Card>
  );
}

const Holder = ({ seat, isOwn }: { seat: Seat | undefined; isOwn: boolean }) =>
  seat ? (
    <div className="flex items-center gap-3">
      <Avatar name={seat.username} />
      <div className="grid min-w-0 leading-tight">
        <p className="font-bold break-words">
          {isOwn ? 'Você' : seat.username}
          {seat.isLeader && <span className="font-normal text-ink-soft"> · líder</span>}
        </p>
        <p className={`flex items-center gap-1.5 text-sm ${seat.isHere ? 'text-leaf' : 'text-ink-soft'}`}>
          <span
            aria-hidden="true"
            className={`size-2.5 rounded-full border-2 ${seat.isHere ? 'border-leaf bg-leaf' : 'border-edge'}`}
          />
          {seat.isHere ? 'Aqui agora' : 'Fora agora'}
        </p>
      </div>
    </div>
  ) : (
    <p className="text-ink-soft">Ninguém está com esta parte.</p>
  );

const ReadAnswer = ({ answer, name }: { answer: string; name: string }) => (
  <p
    className={`min-h-24 rounded-2xl border-2 border-dashed border-line px-4 py-2.5 break-words whitespace-pre-line ${answer ? '' : 'text-ink-soft'}`}
  >
    {answer || `${name} ainda não escreveu.`}
  </p>
);
