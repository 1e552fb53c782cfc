import type { CareCard, HomeRegion } from '@daylit/contract';
import type { Question, ReplyFacts } from '../ports.ts';
import { cardForTold } from '../conversation/told-cards.ts';
import type { Ranking } from '../recognition/ranking.ts';
import { CARE_CARDS, careWords } from '../red-flags/care-cards.ts';
import { findPlainRedFlag } from '../red-flags/find-red-flag.ts';
import { redFlagOf } from '../red-flags/red-flag-of.ts';
import { crisisCard } from './crisis-cards.ts';
import { crisisFollowUps, crisisWords } from './crisis-words.ts';
import { cardWithNumbers, helpIn, withNumbers } from './help-lines.ts';
import { type Crisis, isOpen, readCrisis } from './read-crisis.ts';

/** An answer that people wrote: for a red flag, within a crisis, or for what somebody told of themselves. */
interface FixedAnswer {
  words: string;
  facts: Pick<ReplyFacts, 'care' | 'follow_ups' | 'crisis'>;
}

/** The fixed answer to a question; null where an everyday one may be given. */
export function fixedAnswer(
  ranking: Ranking,
  question: Pick<Question, 'text' | 'history' | 'told'>,
  region: HomeRegion | null = null,
): FixedAnswer | null {
  const crisis = readCrisis(ranking, question);
  // In a crisis "he is in his room" resembles much. Only plain words name another danger then.
  const flag = crisis ? findPlainRedFlag(question.text) : redFlagOf(ranking, question);
  const follow_ups = crisis ? crisisFollowUps(crisis) : [];
  const help = helpIn(region);
  const more = crisis ? { follow_ups, crisis: isOpen(crisis) ? help : null } : { follow_ups };
  const cardAnswer = (card: CareCard) => {
    const care = cardWithNumbers(card, help);
    return { words: careWords(care), facts: { care, ...more } };
  };
  if (flag !== null && flag !== 'self_harm' && !isOfCrisis(crisis)) return cardAnswer(CARE_CARDS[flag]);
  if (crisis === null) {
    const card = cardForTold(question);
    return card ? cardAnswer(card) : null;
  }
  if (crisis.hasCard) return cardAnswer(crisisCard(crisis));
  return { words: withNumbers(crisisWords(crisis), help), facts: { care: null, ...more } };
}

/** Whether somebody has just hurt themselves: blood and pills belong to that. */
const isOfCrisis = (crisis: Crisis | null): boolean => crisis?.move === 'acted';
