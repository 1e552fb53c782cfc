import { ENTRIES } from '../knowledge/knowledge.ts';
import { askOf, type Recognised } from '../recognition/recognise.ts';
import { type Answer, Draft, type ReadQuestion } from './draft.ts';
import { STARTERS } from './small-talk.ts';

const FIRST = 'I am not sure what you mean.';
const FREE = 'This cost you no message.';
const AGAIN = 'Sorry, I still don’t understand. A person can.';

/** The most that is offered for the words alone, so that something of the conversation is offered too. */
const MOST_GUESSES = 2;

/** The signs of the report that are offered. */
const MOST_SIGNS = 2;

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
  const draft = new Draft();
  if (isAgain) draft.say(AGAIN);
  else draft.say(question.isMissFree === true ? `${FIRST} ${FREE}` : FIRST).say('Is it one of these?');
  const all = [
    ...guesses.slice(0, MOST_GUESSES),
    ...(subject ? ofSubject(subject) : []),
    ...(await ofReport(asked)),
    ...STARTERS,
  ];
  return { ...draft.offer(...all).answer('cannot_answer'), miss: isAgain ? 'again' : 'first' };
}

/** The question that the conversation is about, for those who did not ask it in these words, and the next. */
function ofSubject(subject: Recognised): string[] {
  const { topic } = subject;
  return topic === null ? [] : [askOf(topic, subject), ...(ENTRIES.get(topic)?.next ?? []).slice(0, 1)];
}

/** What can be asked about the signs that stand out in the last report, and about the plan. */
async function ofReport({ question: { facts } }: ReadQuestion): Promise<string[]> {
  const scan = await facts.scan();
  const signs = scan?.analysis_result?.condition_notes.key_concerns_identified ?? [];
  return [
    ...signs
      .slice(0, MOST_SIGNS)
      .map(({ sign }) => askOf('report.sign', { signs: [sign], ingredients: [], steps: [] })),
    'What do I use tonight?',
  ];
}
