import type { Question } from '../ports.ts';
import type { Person } from './draft.ts';

/**
 * "I'm 5 months pregnant", "since my pregnancy", "can I use it while pregnant". Not "my sister is", and not
 * "I am not".
 */
const SAYS_PREGNANT =
  /\b(i['’]?m|i am|im|we['’]?re|we are) (?!not\b|no longer\b)(\S+ ){0,4}?(pregnant|expecting( a baby)?\b(?! (it|to|that|you)))|\b(my|during my|since my|since the) pregnancy\b|\bi\b.{0,60}\b(while|when|during|in) (i['’]?m |i am |being )?pregnan(t|cy)\b/i;

/** "Is it the same for my teen?", "for my daughter, she is 14" */
const ABOUT_A_MINOR =
  /\bmy (teen(ager)?s?|(little|young|younger) (one|brother|sister)|toddler|kids?)\b|\bmy (daughter|son|child|niece|nephew|brother|sister|girl|boy)\b.{0,24}\b(1[0-7]|[5-9])\b(?!\s?%)/i;

/** "I am 14, can I use it?" Not "I'm 14 weeks pregnant". */
const SAYS_MINOR =
  /\b(i['’]?m|i am|im) (only |just |a )?1[0-7]\b(?=\s*($|[,.;:!?]|(and|but|so|years?|yrs?|yo|y\/o)\b))/i;

/** The facts about the member, from their answers and their messages, that change how something is said. */
export async function readPerson({ facts, history, text }: Question): Promise<Person> {
  const { preferences } = await facts.profile();
  const said = [...history.flatMap(({ role, text: words }) => (role === 'user' ? [words] : [])), text];
  const isPregnant = preferences.pregnancy === 'yes' || said.some((one) => SAYS_PREGNANT.test(one));
  return {
    isMinor: facts.isMinor || ABOUT_A_MINOR.test(text) || said.some((one) => SAYS_MINOR.test(one)),
    isPregnant,
    mayBePregnant: isPregnant || preferences.pregnancy !== 'no',
    wordsOnly: preferences.words_only === true,
    avoidsFragrance: preferences.fragrance_free === true,
  };
}
