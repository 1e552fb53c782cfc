import { whoIsMeant } from '../conversation/moves.ts';
import { toldIn } from '../conversation/told.ts';
import type { Question } from '../ports.ts';
import type { Person } from './draft.ts';

/** "Can I use it while pregnant?", "what if I am pregnant": answered as carefully as for somebody who is. */
const ASKS_PREGNANT =
  /\b(while|when|during|in|if) (i['’]?m |i am |being |my )?pregnan(t|cy)\b|\bsince (my|the) pregnancy\b/i;

/** The facts about the member, from their answers and their messages, that change how something is said. */
export async function readPerson(question: Question): Promise<Person> {
  const { facts, history, text } = question;
  const { preferences } = await facts.profile();
  const told = toldIn(question).map((fact) => fact.preferences);
  const said = [...history.flatMap(({ role, text: words }) => (role === 'user' ? [words] : [])), text];
  const isPregnant =
    [preferences, ...told].some(({ pregnancy }) => pregnancy === 'yes') ||
    said.some((one) => /\bi\b/i.test(one) && ASKS_PREGNANT.test(one));
  return {
    isMinor:
      facts.isMinor ||
      said.reduce((isMeant, one) => whoIsMeant(one, isMeant), false) ||
      told.some(({ age_band }) => age_band !== undefined),
    isPregnant,
    mayBePregnant: isPregnant || preferences.pregnancy !== 'no',
    wordsOnly: preferences.words_only === true,
    avoidsFragrance: [preferences, ...told].some(({ fragrance_free }) => fragrance_free === true),
  };
}
