import { type Answer, type Asked, Draft } from './draft.ts';

const WHAT_I_CAN =
  'I can explain your report, say what changed, go through your routine, tell what is known about an ingredient, and find products that fit.';

export const hello = (): Answer =>
  new Draft()
    .say('Hello! I am an AI. I know your reports and your routine, and I can be wrong.')
    .say(WHAT_I_CAN)
    .offer('Explain my report', 'What do I use tonight?', 'What should I add first?')
    .answer();

export const thanks = (): Answer =>
  new Draft().say('You are welcome. Ask again whenever you like.').offer('What do I use tonight?').answer();

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
    .offer('Explain my report', 'What do I use tonight?', 'Who handles my data?')
    .answer();

/** Nothing is sure enough: what may have been meant, or what can be asked. */
export function cannotAnswer({ person, guesses }: Pick<Asked, 'person' | 'guesses'>): Answer {
  if (guesses.length > 0)
    return new Draft()
      .say('I am not sure what you mean. Is it one of these?')
      .offer(...guesses)
      .answer('cannot_answer');
  return new Draft()
    .say('I cannot answer that.')
    .say(
      person.isMinor
        ? 'I can explain your report, say what changed, go through your routine, and tell what is known about skin care.'
        : WHAT_I_CAN,
    )
    .offer('Explain my report', 'What do I use tonight?')
    .answer('cannot_answer');
}
