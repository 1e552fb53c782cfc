import { FLAG, type Ranking } from '../recognition/ranking.ts';
import type { RedFlag } from './care-cards.ts';

/**
 * What a red flag needs: its own score, and how far it is ahead of everything else. A strange text needs that
 * much more: "my knee hurts after running".
 */
const FLAGGED = { score: 0.19, lead: 0.01 };

/**
 * The same lead for what somebody does to themselves, which may be a little behind a topic: to miss it is
 * worse, and it is written beside ordinary questions more than the others are. Of 500 such messages of
 * sets left out 6 more get a card than with -.01, and 9 more of 16,541 ordinary questions.
 */
const GRAVE_LEAD = -0.02;
/** What somebody does to themselves. */
export const GRAVE: ReadonlySet<RedFlag> = new Set(['self_harm', 'eating']);

/** The red flag that scores above everything else; null for most texts. */
export function redFlagIn(ranking: Ranking, text: string): RedFlag | null {
  const reading = ranking.read(text);
  const ranked = ranking.rank(reading);
  const flag = ranked.find(({ label }) => label.startsWith(FLAG));
  const other = ranked.find(({ label }) => !label.startsWith(FLAG));
  if (flag === undefined || flag.score < FLAGGED.score) return null;
  const doubt = Math.max(0, ranking.outOfScopeLead(reading.words));
  const lead = flag.score - (other?.score ?? 0) - doubt;
  const found = flag.label.slice(FLAG.length) as RedFlag;
  return lead >= (GRAVE.has(found) ? GRAVE_LEAD : FLAGGED.lead) ? found : null;
}
