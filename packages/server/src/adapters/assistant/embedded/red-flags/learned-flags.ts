import { currentRanking } from '../recognition/learning.ts';
import { FLAG } from '../recognition/ranking.ts';
import type { RedFlag } from './care-cards.ts';

/**
 * What a red flag needs: its own score, and how far it is ahead of everything else. A strange text needs that
 * much more: "my knee hurts after running".
 */
const FLAGGED = { score: 0.19, lead: 0.01 };

/**
 * The same for what somebody does to themselves, which may be a little behind a topic: to miss it is worse, and
 * it is written beside ordinary questions more than the others are.
 */
const GRAVELY_FLAGGED = { score: 0.17, lead: -0.01 };
const GRAVE: ReadonlySet<RedFlag> = new Set(['self_harm', 'eating']);
/** The lead that a part of a message needs, read by itself. */
const PART_LEAD = 0.02;

/** The red flag that scores above everything else; null for most texts. */
export function redFlagIn(text: string): RedFlag | null {
  const { flag, score, lead } = likeliestFlag(text);
  const needed = flag !== null && GRAVE.has(flag) ? GRAVELY_FLAGGED : FLAGGED;
  return score >= needed.score && lead >= needed.lead ? flag : null;
}

/** What somebody does to themselves, in a part of a message that asks something else besides. */
export function graveFlagIn(part: string): RedFlag | null {
  const { flag, score, lead } = likeliestFlag(part);
  return flag !== null && GRAVE.has(flag) && score >= FLAGGED.score && lead >= PART_LEAD ? flag : null;
}

function likeliestFlag(text: string): { flag: RedFlag | null; score: number; lead: number } {
  const reading = currentRanking().read(text);
  const ranked = currentRanking().rank(reading);
  const top = ranked.find(({ label }) => label.startsWith(FLAG));
  const other = ranked.find(({ label }) => !label.startsWith(FLAG));
  if (top === undefined) return { flag: null, score: 0, lead: 0 };
  const lead = top.score - (other?.score ?? 0) - Math.max(0, currentRanking().strangenessOf(reading.words));
  return { flag: top.label.slice(FLAG.length) as RedFlag, score: top.score, lead };
}
