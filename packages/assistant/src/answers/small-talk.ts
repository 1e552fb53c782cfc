import { type Answer, Draft } from './draft.ts';
import { GRADE_WORDS } from './words.ts';

const WHAT_I_CAN =
  'I can explain your report, say what changed, go through your routine, tell what is known about an ingredient, and find products that fit.';

/** The first of these that fit the member are suggested. */
export const STARTERS = [
  'Explain my report',
  'What do I use tonight?',
  'What should I add first?',
  'How should I take the photo?',
  'Who handles my data?',
] as const;

export const hello = (): Answer =>
  new Draft()
    .say('Hello! I am an AI. I read your reports and your routine, and I can be wrong.')
    .say(WHAT_I_CAN)
    .offer(...STARTERS)
    .answer();

export const thanks = (): Answer =>
  new Draft()
    .say('You are welcome. Ask again whenever you like.')
    .offer(...STARTERS)
    .answer();

export const whoAmI = (): Answer =>
  new Draft()
    .say(
      'I am an AI, not a person and not a doctor. I answer from your reports, your routine and a fixed body of knowledge with sources.',
    )
    .say('I run on this server. When I do not know something, I say so.')
    .offer('What can you do?', 'Who handles my data?')
    .answer();

export const whatICan = (): Answer =>
  new Draft()
    .say(WHAT_I_CAN)
    .offer(...STARTERS)
    .answer();

/** Precedes an answer to the likeliest meaning of a question. */
export const takenAs = (ask: string): string =>
  `I take that as “${ask}”${ask.endsWith('?') ? '' : '.'} If you mean something else, please say it in other words.`;

/** How good the evidence is that an answer rests on, and its first words again. */
export function tellEvidence(said: Answer): Answer {
  const graded = said.sources.filter(({ grade }) => grade !== null);
  const [first] = graded;
  if (!first?.grade) return said;
  const reason = said.paragraphs.find((words) => graded.some(({ number }) => words.includes(`[${number}]`)));
  const isOurs = graded.every(({ is_reviewed }) => !is_reviewed);
  return new Draft()
    .say(
      `That rests on ${GRADE_WORDS[first.grade]}${isOurs ? ', a default of our own that waits for a dermatologist’s review' : ''}.`,
      ...graded,
    )
    .say(reason?.replaceAll(/ \[\d+\]/g, '') ?? '')
    .offer(...said.follow_ups)
    .answer();
}
