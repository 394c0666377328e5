import type { UseQueryResult } from '@tanstack/react-query';
import { Handshake, Star, Trophy } from 'lucide-react';
import { counted, formatNumber } from '#core/progress/wording.ts';
import { ConnectButton } from '#web/calls/connect-button.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Influence } from '#web/ui/influence.tsx';
import { Medal } from '#web/ui/medal.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Answered } from './answered.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { isPeriod, type Period, periods, type RankedMember, rankMembers } from './rank-members.ts';

interface Props {
  read: UseQueryResult<RankedMember[]>;
  userId: number;
  period: Period;
  onPeriod: (period: Period) => void;
}

const maxStars = 3;

/** The first ten by the points of a period. */
export const InfluenceRanking = ({ read, userId, period, onPeriod }: Props) => (
  <Panel
    title="Ranking de Influenciadores"
    plain="Quem mais somou pontos no período."
    Icon={Trophy}
    aside={<PeriodSelect period={period} onPeriod={onPeriod} />}
    className="md:col-span-8 md:self-start"
  >
    <Answered read={read} waiting={<SkeletonRows rows={10} rowClass="h-30 sm:h-18" />}>
      {(members) =>
        members.length === 0 ? (
          <NothingYet Icon={Trophy} text="O ranking começa com a primeira pessoa que joga." />
        ) : (
          <>
            <p role="status" className="sr-only">
              Ranking por pontos: {periods[period]}
            </p>
            <ol className="grid gap-2">
              {rankMembers(members, period).map((member, index) => (
                <Row
                  key={member.id}
                  member={member}
                  place={index + 1}
                  points={member.periods[period]}
                  isOwn={member.id === userId}
                />
              ))}
            </ol>
          </>
        )
      }
    </Answered>
  </Panel>
);

const PeriodSelect = ({ period, onPeriod }: Pick<Props, 'period' | 'onPeriod'>) => (
  <label className="min-w-0">
    <span className="sr-only">Período do ranking</span>
    <select
      value={period}
      onChange={({ target }) => isPeriod(target.value) && onPeriod(target.value)}
      className="min-h-12 w-full rounded-2xl border-2 border-edge bg-card px-3 text-[min(1rem,6.8vw)] font-semibold"
    >
      {Object.entries(periods).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

interface RowProps {
  member: RankedMember;
  place: number;
  points: number;
  isOwn: boolean;
}

const Row = ({ member, place, points, isOwn }: RowProps) => (
  <li
    className={`flex min-h-18 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-2xl border-2 px-3 py-2 ${isOwn ? 'border-maize bg-maize-wash' : 'border-line'}`}
  >
    <Medal place={place} isPlain={member.influenceScore === 0} />
    <Avatar name={member.username} />
    <div className="whole-words leading-snug">
      <p className="font-bold">
        {member.username}
        {isOwn && <span className="ml-2 text-sm text-clay">Você</span>}
      </p>
      <p className="text-sm text-ink-soft">{member.badges[0] ?? 'Participante'}</p>
    </div>
    <div className="flex w-full flex-wrap items-center justify-between gap-x-5 leading-snug sm:w-auto sm:gap-x-3">
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft sm:grid sm:justify-items-end">
        <span className="flex items-center gap-1.5 whitespace-nowrap">
          <Handshake aria-hidden="true" size={17} />
          {counted(member.connections, 'conexão', 'conexões')}
        </span>
        <Stars badges={member.badges.length} />
      </div>
      <p className="grow text-right sm:w-24">
        <Influence points={points} isGain isShort />
        <span className="block text-sm text-ink-soft tabular-nums">
          total: {formatNumber(member.influenceScore)}
        </span>
      </p>
    </div>
    <div className="grid w-full empty:max-sm:hidden sm:w-32">
      {!isOwn && <ConnectButton id={member.id} username={member.username} />}
    </div>
  </li>
);

const Stars = ({ badges }: { badges: number }) =>
  badges > 0 && (
    <span className="flex items-center">
      {[...Array(Math.min(badges, maxStars)).keys()].map((star) => (
        <Star key={star} aria-hidden="true" size={17} className="fill-maize text-clay" />
      ))}
      <span className="sr-only">{counted(badges, 'selo', 'selos')}</span>
    </span>
  );
