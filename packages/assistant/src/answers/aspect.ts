import { ENTRIES, INGREDIENTS } from '../knowledge/knowledge.ts';
import { type Aspect, findAspect } from '../recognition/aspects.ts';
import { BARE, CLEAR } from '../conversation/inherit.ts';
import type { Entry } from '../knowledge/entry.ts';
import { type Answer, type ReadQuestion, Draft, type Person } from './draft.ts';
import { wordsFor } from './knowledge.ts';
import { STEP_ENTRIES } from '../knowledge/step-entries.ts';

/**
 * Answers a question about one aspect of what was explained before: the sentences that tell it, with their
 * sources. Null for any other question.
 */
export function tellAspect(asked: ReadQuestion): Answer | null {
  const { question, leans, before, words, topic } = asked;
  const entry = explainedBefore(before);
  const aspect = findAspect(question.text);
  if (!leans || !entry || !aspect || namesAnother(words, entry) || isComplete(asked)) return null;
  const draft = new Draft();
  const [about, told] = explained(asked, entry, aspect);
  // A question that makes sense without the one before has its own answer.
  // About the app no doctor can say more.
  const isOfApp = about.grade === null;
  if (told.length === 0 && (isOfApp || (topic !== null && topic !== before?.topic))) return null;
  if (told.length === 0)
    return draft
      .say(`My sources do not say ${aspect.name}.`)
      .say('A pharmacist or doctor can say more.')
      .offer(...(entry.next ?? []))
      .answer('cannot_answer');
  return draft
    .cite(told.join(' '), about.sources, about.grade)
    .offer(...(about.next ?? []))
    .answer();
}

/**
 * The entry that tells the aspect, with its sentences: the one before, the ingredient that was spoken of
 * earlier, or how long everything takes.
 */
function explained(
  { conversation, person }: ReadQuestion,
  entry: Entry,
  aspect: Aspect,
): readonly [entry: Entry, told: string[]] {
  const earlier = INGREDIENTS.get(conversation.named.ingredient ?? '');
  const inGeneral =
    (entry.sign ?? conversation.named.sign) && aspect.name === 'how long'
      ? ENTRIES.get('step.how-long')
      : undefined;
  const all = [entry, earlier, inGeneral].flatMap((one) => one ?? []);
  const found = all.map((one) => [one, sentencesAbout(aspect, one, person)] as const);
  return found.find(([, told]) => told.length > 0) ?? [entry, []];
}

/** The sentences of an entry that tell an aspect. */
export const sentencesAbout = ({ told }: Aspect, entry: Entry, person: Person): string[] =>
  wordsFor(entry, person)
    .split(/(?<=[.!?]) (?=[A-Z])/)
    .filter((sentence) => told.test(sentence));

/** "When should I scan again?" needs no question before it. */
const isComplete = ({ confidence, words, topic, before }: ReadQuestion): boolean => {
  const isClear = confidence === 1 ? words.length > BARE : confidence > CLEAR && words.length > LONG;
  return isClear && topic !== null && topic !== before?.topic;
};

/** From this many words on a question says itself what it is about. */
const LONG = 5;

function explainedBefore(before: ReadQuestion['before']): Entry | undefined {
  const [named] = before?.ingredients ?? [];
  const [step] = before?.steps ?? [];
  if (before?.topic === 'product.mine' && step) return ENTRIES.get(STEP_ENTRIES[step]);
  return ENTRIES.get(before?.topic ?? '') ?? (named === undefined ? undefined : INGREDIENTS.get(named));
}

/** Whether the question is about something other than what was explained. */
function namesAnother(words: readonly string[], { ingredient }: Entry): boolean {
  return words.some((word) => INGREDIENTS.has(word) && word !== ingredient?.key);
}
