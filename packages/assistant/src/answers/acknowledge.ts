import { ENTRIES } from '../knowledge/knowledge.ts';
import { HOW_OFTEN } from '../recognition/aspects.ts';
import { plainText } from '../recognition/plain-text.ts';
import { sentencesAbout } from './aspect.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { nextOf } from './next-questions.ts';
import { noteTold } from './with-told.ts';
import { GRADE_WORDS, signName } from './words.ts';

const PLANS =
  'That is up to you. Change only that one thing, so that you can tell what it does, and stop if it stings.';
const OF_THE_APP = /^(?:our|account|talk)\./;

/** What is told, and the one true sentence that it gets. */
const TOLD: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:doctor|derm|dermatologist|gp|nurse|pharmacist)\b.*\b(?:said|says|told|looked|saw|checked|thinks|gave)\b/,
    'Then go by that: they have seen your skin, and I have not.',
  ],
  [
    /\b(?:has|have|had|got|gets) (?:the same|that too|it too|this too)\b/,
    'I see your photos only, so I cannot say anything about somebody else’s skin.',
  ],
  [
    /\b(?:i will|ill|im going to|i am going to|gonna|i plan to|lets|will try|let me|i want to try|i start|i stay|i keep)\b/,
    PLANS,
  ],
  [
    /\b(?:stopped|quit|left (?:it|them|that) out|took a break|paused)\b/,
    'Noted. Keep the rest the same, and a scan in two weeks shows whether it made a difference.',
  ],
  [
    /\bi (?:just |already |have |also )*(?:bought|ordered|stocked up)\b|\bi (?:just |already |also |still )*(?:got|have|own) (?:an?|some|the|this|that|one|it|two|three)\b/,
    'You can add it on the Care Plan page: there I check its list against your answers and the rest of your routine.',
  ],
  [
    /\b(?:i am|im|i m) (?:already |now |only |just |about )*\d{2}\b|\byears old\b/,
    'Noted. For grown-ups my answers are the same at every age: I say how visible something is, and compare with nobody.',
  ],
  [
    /\b(?:sick of|tired of|annoyed|annoying|frustrat\w+|hate (?:it|this|that|my)|ashamed|embarrass\w+|exhaust\w+|too much for me|everything is bad)\b/,
    'That is tiring, and nobody has to do all of it. One small thing at a time is enough.',
  ],
];

const OPINION =
  /\b(?:friends?|sister|brother|mum|mom|mother|dad|father|wife|husband|colleague|boyfriend|girlfriend|daughter|son|aunt|people|everyone|everybody|they|she|he|tiktok|internet|videos?|influencers?|somebody|someone)\b.*\b(?:says?|said|thinks?|told|tells|claims?|swears?|believes?)\b/;
const OFTEN = /\b(?:every (?:single )?(?:day|night|morning|evening)|twice|times a|once a|a day|daily)\b/;
const SINCE = /\b(?:since|for (?:\w+ ){1,3}(?:days?|weeks?|months?|years?)|ago|yesterday|last \w+)\b/;

/** The reply to what somebody tells and does not ask: one true sentence, and what can be asked next. */
export async function acknowledge(asked: ReadQuestion): Promise<Answer> {
  const noted = await noteTold(asked);
  if (noted) return noted;
  const plain = plainText(asked.question.text);
  const draft = new Draft();
  const told = TOLD.find(([says]) => says.test(plain))?.[1];
  const isOfApp = OF_THE_APP.test(asked.conversation.subject?.topic ?? '');
  const words = told === PLANS && isOfApp ? 'All right, that is up to you.' : told;
  if (OPINION.test(plain) && words === undefined) sayOpinion(draft, asked);
  else if (OFTEN.test(plain) && words === undefined) sayOften(draft, asked);
  else draft.say(words ?? (SINCE.test(plain) ? SINCE_WHEN : `Noted. ${unchanged(asked)}`));
  return draft
    .offer(...asked.guesses.filter((ask) => ask.endsWith('?')).slice(0, 1), ...(await nextOf(asked)))
    .answer();
}

const SINCE_WHEN =
  'Noted. No photo shows since when, so tell it to whoever looks at your skin, too. From now on your scans show it.';

function sayOpinion(draft: Draft, { conversation }: ReadQuestion): void {
  const grade = ENTRIES.get(conversation.subject?.topic ?? '')?.grade;
  draft.say(
    `I cannot tell what that rests on. ${
      grade
        ? `What I said rests on ${GRADE_WORDS[grade]}.`
        : 'I go by your report, your routine and my sources.'
    }`,
  );
}

/** How often something is used, beside how often my sources say. */
function sayOften(draft: Draft, asked: ReadQuestion): void {
  const { subject, named } = asked.conversation;
  const all = [subject?.topic, `ingredient.${named.ingredient}`].flatMap((id) => ENTRIES.get(id ?? '') ?? []);
  const entry = all.find((one) => sentencesAbout(HOW_OFTEN, one, asked.person).length > 0);
  if (entry) draft.cite(sentencesAbout(HOW_OFTEN, entry, asked.person).join(' '), entry.sources, entry.grade);
  else draft.say(`Noted. ${unchanged(asked)}`);
}

const UNCHANGED = 'No photo or list shows that, so it changes nothing in what I said';

/** What the answers go by, so that what was told changes none of them. */
function unchanged({ conversation, question }: ReadQuestion): string {
  if (question.history.some(({ text }) => text.includes(UNCHANGED))) return 'That changes nothing, either.';
  const [sign] = conversation.subject?.signs ?? [];
  const about = sign === undefined ? '' : ` about your ${signName(sign)}`;
  return `${UNCHANGED}${about}.`;
}

/** "Ok", "hm": nothing is asked. */
export const hear = async (asked: ReadQuestion): Promise<Answer> =>
  new Draft()
    .say('All right. Ask on whenever you like.')
    .offer(...asked.conversation.offers, ...(await nextOf(asked)))
    .answer();
