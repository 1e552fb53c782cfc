import { actOf } from '../conversation/act.ts';
import { plainText } from '../recognition/plain-text.ts';
import { askOf } from '../recognition/recognise.ts';
import { STEP_ENTRIES } from '../knowledge/step-entries.ts';
import { type Answer, Draft, type ReadQuestion } from './draft.ts';
import { whichIsMeant } from './which-is-meant.ts';
import { ofReport, ofSubject } from './next-questions.ts';
import { STARTERS } from './small-talk.ts';

const FIRST = 'I am not sure what you mean.';
const FREE = 'This cost you no message.';
const AGAIN = 'Sorry, I still don’t understand. A person can.';

/** The fewest words that tell something whole. */
const WHOLE = 5;

/** The most that is offered for what the words resemble. */
const MOST_GUESSES = 3;

/**
 * The reply to a message that was not recognised with enough confidence. It answers nothing else, and asks
 * what is meant: what the words resemble, then what the conversation, the last report and the plan are about.
 * The second time in a row it leaves that to a person.
 */
export async function askBack(asked: ReadQuestion): Promise<Answer> {
  const { question, guesses } = asked;
  const { subject } = asked.conversation;
  const said = question.history.at(-1)?.text ?? '';
  const isAgain = said.includes(FIRST) || said.includes(AGAIN);
  const which = await whichIsMeant(asked);
  if (which.length > 1) {
    const free = question.isMissFree === true ? `${FREE} ` : '';
    return {
      ...new Draft()
        .say(`${free}Which one do you mean?`)
        .offer(...which)
        .answer('cannot_answer'),
      miss: 'first',
    };
  }
  const plain = plainText(question.text);
  // Half a sentence may be the beginning of anything.
  const isTold = said === '' && plain.split(' ').length >= WHOLE && actOf(question.text, plain) === 'tells';
  const draft = new Draft();
  if (isTold)
    draft.say(`${question.isMissFree === true ? `${FREE} ` : ''}What would you like to know about it?`);
  else if (isAgain) draft.say(AGAIN);
  else draft.say(question.isMissFree === true ? `${FIRST} ${FREE}` : FIRST).say('Is it one of these?');
  const all = [
    ...guesses.slice(0, MOST_GUESSES),
    ...asked.steps.map((step) => askOf(STEP_ENTRIES[step], asked)),
    ...(subject ? ofSubject(subject) : []),
    ...(await ofReport(asked)),
    ...STARTERS,
  ];
  return { ...draft.offer(...all).answer('cannot_answer'), miss: isAgain ? 'again' : 'first' };
}
