import type { MemberFacts } from '../../../../modules/chat/ports.ts';
import type { Person } from './draft.ts';

/** Reads what of the member's answers decides how something is said. */
export async function readPerson({ isMinor, profile }: MemberFacts): Promise<Person> {
  const { preferences } = await profile();
  return {
    isMinor,
    mayBePregnant: preferences.pregnancy !== 'no',
    wordsOnly: preferences.words_only === true,
    avoidsFragrance: preferences.fragrance_free === true,
  };
}
