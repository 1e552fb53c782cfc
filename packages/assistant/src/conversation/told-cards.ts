import type { CareCard } from '@daylit/contract';
import type { Question } from '../ports.ts';
import { plainText } from '../recognition/plain-text.ts';
import { toldIn } from './told.ts';

/** For somebody under 13. Nothing is erased by a sentence in the chat. */
const UNDER_13: CareCard = {
  title: 'Daylit is for people from 13 on.',
  sentence:
    'You wrote that you are younger. So I give no advice about your skin, and I am glad that you asked. I have changed nothing, and nothing was deleted.',
  steps: [
    {
      kind: 'call',
      lead: 'Ask a parent or another adult whom you trust.',
      text: 'Together you can ask a doctor or a pharmacist.',
    },
    {
      kind: 'until_then',
      lead: 'If I got that wrong,',
      text: 'take it back above. Your age is in your account, under Your answers.',
    },
  ],
  words_to_say: 'I have a question about my skin. Can you help me to ask somebody who knows?',
};

/** For medicine that was prescribed to another person. */
const OTHERS_MEDICINE: CareCard = {
  title: 'Please do not use what was prescribed to somebody else.',
  sentence:
    'A prescription was chosen for one person: its strength, their skin, and what else they take. I cannot know whether it suits you, so I say nothing about how to use it.',
  steps: [
    {
      kind: 'call',
      lead: 'Ask a pharmacist or your own doctor first.',
      text: 'Take the pack with you, or read out its name and strength.',
    },
    {
      kind: 'until_then',
      lead: 'If you used it already,',
      text: 'stop for now, rinse your skin with water, and say so when you ask. Say it too if you may be pregnant.',
    },
    {
      kind: 'urgent',
      lead: 'Swelling, trouble breathing, or strong pain:',
      text: 'call {emergency} now.',
    },
  ],
  words_to_say: 'I have something that was prescribed to somebody else. May I use it?',
};

const OTHERS =
  /(?:my|a|her|his|their) (?:\w+ )?(?:moms?|mums?|mothers?|dads?|fathers?|sisters?|brothers?|friends?|boyfriends?|girlfriends?|husbands?|wifes?|wives|daughters?|sons?|roommates?|flatmates?|cousins?|aunts?|partners?|neighbou?rs?|colleagues?|grandmas?|grandmothers?)/
    .source;
const DRUG =
  /(?:tretinoin|tret|isotretinoin|acc?utane|retin a|adapalene|clindamycin|doxycycline|minocycline|antibiotics?|hydroquinone|cortisone|steroids?|spironolactone|prescri\w+|medicines?|medication|meds|pills)/
    .source;
/** Uses, or was given, what was prescribed to a person nearby. */
const USES_OTHERS = [
  new RegExp(
    String.raw`\b(?:use|using|used|take|taking|took|try|trying|borrow\w*|share|sharing|have|got|apply|put) (?:\w+ ){0,2}?${OTHERS} (?:\w+ ){0,2}?${DRUG}\b`,
  ),
  new RegExp(
    String.raw`\b${OTHERS} (?:\w+ )?(?:gave|lent|offered|gives|lets|let|shared) me (?:\w+ )?(?:use )?(?:some of |a few of |a bit of )?(?:her|his|their) (?:\w+ ){0,3}?${DRUG}\b`,
  ),
];

/** The card for what somebody told of themselves; undefined where none is needed. */
export function cardForTold(question: Pick<Question, 'text' | 'history' | 'told'>): CareCard | undefined {
  if (toldIn(question).some(({ preferences }) => preferences.age_band === 'under_13')) return UNDER_13;
  const plain = plainText(question.text);
  return USES_OTHERS.some((pattern) => pattern.test(plain)) ? OTHERS_MEDICINE : undefined;
}
