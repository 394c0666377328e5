import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ageOf } from '#web/api/age.ts';
import { readOptions } from '#web/api/read-options.ts';
import { ConnectButton } from '#web/calls/connect-button.tsx';
import { EndRequest } from '#web/calls/end-request.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Tag, toneClass } from '#web/ui/tag.tsx';
import { looks } from './notice-looks.ts';
import { type Notice, wordsOf } from './notice-words.ts';

interface Props {
  notice: Notice;
  /** It was not read before this visit. */
  isNew: boolean;
}

/** One thing that happened: it leads to its place, and a request is answered right here. */
export function NoticeRow({ notice, isNew }: Props) {
  const { Icon, tone } = looks[notice.kind];
  const { line, more } = wordsOf(notice);
  const leadsAway = notice.path !== '/avisos';
  const text = (
    <>
      <span className="leading-snug font-semibold">
        <Breakable text={line} />
      </span>
      {more && (
        <span className={`whitespace-pre-line ${leadsAway ? 'text-ink-soft' : ''}`}>
          <Breakable text={more} />
        </span>
      )}
    </>
  );
  return (
    <li
      className={`flex gap-3 px-2 py-3 ${isNew ? 'rounded-2xl bg-maize-wash' : 'border-t-2 border-dashed border-line first:border-0'}`}
    >
      <span
        className={`${toneClass(tone)} grid tight:hidden size-11 shrink-0 place-items-center rounded-2xl bg-(--tone-wash) text-(--tone)`}
      >
        <Icon aria-hidden="true" size={22} />
      </span>
      <div className="grid min-w-0 grow gap-1">
        {leadsAway ? (
          <Link href={notice.path} className="grid min-h-12 content-center rounded-xl hover:underline">
            {text}
          </Link>
        ) : (
          <p className="grid">{text}</p>
        )}
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {ageOf(notice.at)}
          {isNew && <Tag tone="amber">Novo</Tag>}
        </p>
        {notice.kind === 'connection_asked' && notice.actor && <AnswerRequest {...notice.actor} />}
      </div>
    </li>
  );
}

/** Says yes or no to who asked, as long as there is something to answer. */
function AnswerRequest({ id, username }: { id: number; username: string }) {
  const ties = useQuery(readOptions('connections'));
  const state = ties.data?.find((tie) => tie.id === id)?.state;
  if (state !== 'asks_you' && state !== 'connected') return null;
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      <ConnectButton id={id} username={username} />
      {state === 'asks_you' && <EndRequest tie={{ id, username, state }} />}
    </div>
  );
}
