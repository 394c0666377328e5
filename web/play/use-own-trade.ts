import { tradeOf } from '#core/content/trades.ts';
import { keptTrade } from '#web/api/kept-trade.ts';
import { useSession } from '#web/app/session.ts';

/** What the person in front of the screen does, if they said so. */
export const useOwnTrade = () => tradeOf(keptTrade(useSession().user?.id ?? 1));
