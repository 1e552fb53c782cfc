import { ENTRIES } from '../knowledge/knowledge.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { stepOf } from '../conversation/wish-of-turn.ts';
import { careFor } from '../conversation/short-questions.ts';
import { sayEntry } from './knowledge.ts';
import { concernOf } from './own-sign.ts';
import { STEP_ENTRIES } from '../knowledge/step-entries.ts';
import { tellEntry } from './tell-entry.ts';
import { tellDaypart } from './routine.ts';
import { isOptional, tellAddition } from './routine-advice.ts';
import { hello } from './small-talk.ts';
import { GRADE_WORDS } from './words.ts';

/** Where to click, by what the conversation is about. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:our\.(?:cancel|charged-twice|after-cancel|plans)|account\.(?:plan|left))$/,
    'Open your account and its Billing tab. Your plan, Cancel, withdrawal, refund and the invoices are there.',
  ],
  [/^our\.reminders$/, 'Open the Care Plan page and go down to Reminders.'],
  [
    /^our\.(?:photo-deleted|timeline)$|^account\.who$/,
    'On the Timeline, open the scan and choose Delete scan. How long small pictures stay is in your account.',
  ],
  [/^our\.delete-chat$/, 'On this page: Delete this conversation.'],
  [/^our\.hand-over$/, 'Open your account: the hand-over page is there.'],
  [/^our\.(?:export|delete|consent|password)$/, 'Open your account and its Account tab.'],
  [/^our\.(?:preferences|avoid-list)$/, 'On the Care Plan page, or in your account.'],
  [/^our\.app$/, 'In the menu of your browser; on an iPhone under Share.'],
  [/^report\.photo$|^our\.(?:camera|glasses)$/, 'Open Upload.'],
  [
    /^(?:report|progress)\.|^our\.(?:compare|severity)$/,
    'Open the Timeline: your reports are there, newest first.',
  ],
  [
    /^(?:routine|product|ingredient|step|concern|combine|sun)\.|^our\.(?:add-product|done|routine-check)$/,
    'Open the Care Plan page. You add products there, and each has Remove beside it.',
  ],
];

/** "Where do I click?" */
export function tellWhere(asked: ReadQuestion): Answer {
  const topic = asked.before?.topic ?? '';
  const place = PLACES.find(([about]) => about.test(topic))?.[1];
  const draft = new Draft();
  if (place === undefined)
    draft.say('I am not sure where you want to go. Tell me what you want to do, and I say where.');
  else draft.say(place);
  return draft
    .offer(
      'How do I cancel my subscription?',
      'How do I add my own product?',
      'Where do I find my old reports?',
    )
    .answer();
}

/** "No, thanks." */
export const acceptNo = (): Answer =>
  new Draft()
    .say('All right. What would you like instead?')
    .offer(...hello().follow_ups)
    .answer();

/** "What can I use then?", after something that is not for them. */
export async function tellInstead(asked: ReadQuestion): Promise<Answer> {
  const { isMinor, isPregnant } = asked.person;
  const sign = asked.conversation.named.sign ?? undefined;
  const topic = isMinor ? 'step.teens' : isPregnant ? 'step.pregnancy' : careFor(sign);
  const entry = ENTRIES.get(topic ?? '');
  return entry ? tellEntry(entry, asked) : tellAddition(asked);
}

/** "I take it" */
export function tellTaking({ conversation, shownIndex }: ReadQuestion): Answer {
  const { shown, chosen } = conversation;
  const product = shown.at(shownIndex ?? chosen ?? 0);
  return new Draft()
    .say(`Choose Add to Plan under ${product?.name ?? 'the product'} in the list above.`)
    .cite('Start nothing else new for 14 days, so that you can tell what it does.', ['editorial'], 'C')
    .offer('How do I patch test?', 'What do I use tonight?')
    .answer();
}

/** "I tried that already", "and if it gets worse?": how long it takes, and who can say more. */
export function tellTried(asked: ReadQuestion): Answer {
  const { named } = asked.conversation;
  const concern = named.sign ? concernOf(named.sign, asked.question.facts) : undefined;
  const doctor = ENTRIES.get('concern.doctor');
  const draft = new Draft();
  if (concern) {
    const [from, to] = concern.judgeAfter;
    draft.cite(
      `For ${concern.name} it takes ${from === to ? from : `${from} to ${to}`} weeks until something shows. Who stayed with one thing that long without a change has no reason to go on with it.`,
      concern.adviceSources,
      null,
    );
  }
  const seeDoctor = concern?.seeDoctor;
  if (seeDoctor) draft.say(seeDoctor);
  else if (doctor) sayEntry(draft, doctor, asked);
  return draft.offer('How do I test a product for myself?', 'How do I show this to my doctor?').answer();
}

/** "So skip it?" */
export function tellSkipping({ before }: ReadQuestion): Answer {
  const isBasic = before?.steps.some((step) => !isOptional(step) && step !== 'serum') === true;
  return new Draft()
    .cite(
      isBasic
        ? 'Better keep it: cleanser, moisturizer and sunscreen do the most.'
        : 'You can. Cleanser, moisturizer and sunscreen do the most; everything else is a choice.',
      ['aad_routine'],
      'A',
    )
    .offer('What is in my routine?', 'What should I add first?')
    .answer();
}

/** "Any will do?", "what should I look for?" of a kind of product. */
export function tellWhich(asked: ReadQuestion): Promise<Answer> | Answer {
  const { conversation } = asked;
  const step = stepOf(conversation) ?? conversation.named.step ?? 'moisturizer';
  const entry = ENTRIES.get(step === 'sunscreen' ? 'sun.spf' : STEP_ENTRIES[step]);
  return entry ? tellEntry(entry, asked) : tellAddition(asked);
}

/** "And until then?" */
export async function tellMeanwhile(asked: ReadQuestion): Promise<Answer> {
  const routine = await asked.question.facts.routine();
  const basics = ENTRIES.get('step.basics');
  if (routine.length === 0 && basics) return sayEntry(new Draft(), basics, asked).answer();
  const draft = Draft.of(await tellDaypart(asked, 'night'));
  return draft
    .sayFirst('Keep everything else the same until then, so that a change tells you something.')
    .answer();
}

/** "Is vitamin C better than retinol?" */
export function compareThem(asked: ReadQuestion): Answer {
  const [one, other] = asked.compared.flatMap((id) => ENTRIES.get(id) ?? []);
  const draft = new Draft();
  for (const entry of [one, other]) {
    if (!entry) continue;
    const grade = entry.grade === null ? '' : ` That rests on ${GRADE_WORDS[entry.grade]}.`;
    const [first = ''] = entry.says.split(/(?<=[.!?]) (?=[A-Z])/);
    sayEntry(draft, { ...entry, says: `${first}${grade}` }, asked);
  }
  return draft.sayFirst('They do different things, so neither is simply better.').answer();
}
