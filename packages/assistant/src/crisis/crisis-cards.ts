import type { CareCard } from '@daylit/contract';
import { PERSON_CARDS } from '../red-flags/person-cards.ts';
import type { Crisis } from './read-crisis.ts';

/** For somebody who is about to act, or has. What to do now comes first. To be signed like other cards. */
const NOW: CareCard = {
  title: 'Please be with a person now.',
  sentence:
    'I am taking this seriously. I am an app and cannot send anybody, so please do this one thing first. Is there somebody in the same building?',
  steps: [
    {
      kind: 'urgent',
      lead: 'Call {emergency} now.',
      text: '“I am not safe, I need help” is enough. If you took something, say what and how much, also if you feel nothing yet.',
    },
    {
      kind: 'until_then',
      lead: 'Move away from what could hurt you,',
      text: 'and go to somebody near you: in the next room, next door, outside.',
    },
    {
      kind: 'call',
      lead: '{Line},',
      text: 'and stay on the line until somebody is beside you.',
    },
  ],
  words_to_say: 'I am not safe with myself. Please stay with me.',
};

/** For somebody who worries about another. */
const OTHER: CareCard = {
  title: 'It is right to take this seriously.',
  sentence:
    'I am an app and cannot help with this the way a person can. You can do a lot by staying near and asking plainly: “Are you thinking about ending your life?” Asking does not put it into their head. Are they alone right now?',
  steps: [
    {
      kind: 'urgent',
      lead: 'If they are about to act, hurt or out of reach:',
      text: 'call {emergency} now, and do not leave them alone.',
    },
    {
      kind: 'call',
      lead: '{Line}.',
      text: 'They also speak with people who worry about somebody.',
    },
    {
      kind: 'until_then',
      lead: 'Do not keep it to yourself:',
      text: 'tell somebody who can be there today, even if you promised not to.',
    },
  ],
  words_to_say: 'Somebody I know has said that they want to die. I do not know what to do.',
};

/** The card that opens a crisis. */
export function crisisCard({ isOther, move }: Crisis): CareCard {
  if (isOther) return OTHER;
  return move === 'opens' ? PERSON_CARDS.self_harm : NOW;
}
