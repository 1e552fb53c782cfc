import { plainText } from '../recognition/plain-text.ts';
import { contentOf } from '../conversation/grounds.ts';
import { type Answer, Draft, type ReadQuestion } from './draft.ts';
import { nextOf } from './next-questions.ts';

/** Own facts are asked for again because they may have changed, and thanks are thanks each time. */
const OF_TODAY = /^(?:routine|account|product|progress|turn|talk|our)\./;

/** The sentences that are said again where none of them answers better than the others. */
const MOST_AGAIN = 2;

/**
 * An answer that the conversation holds already is not given again word for word: its sentence that names
 * what is asked now is, else its beginning.
 */
export async function notTwice(answer: Answer, asked: ReadQuestion): Promise<Answer> {
  const { question, topic, agreed, place } = asked;
  const isNew = answer.search !== null || answer.kind !== 'answer' || agreed !== null || place !== null;
  // What is said of a pregnancy, of a product or of the own data is said whole each time.
  const isWhole =
    OF_TODAY.test(topic ?? '') ||
    asked.person.isPregnant ||
    question.history.some(({ products }) => products.length > 0);
  if (isNew || isWhole) return answer;
  const replies = question.history.filter(({ role }) => role === 'assistant');
  const said = new Set(replies.flatMap(({ text }) => text.split('\n\n').map(bare)));
  const fresh = answer.paragraphs.filter((words) => !said.has(bare(words)));
  if (fresh.length === answer.paragraphs.length || fresh.some((words) => MARK.test(words))) return answer;
  const again = answer.paragraphs
    .filter((words) => said.has(bare(words)))
    .map(bare)
    .join(' ');
  const sentences = again.split(/(?<=[.!?]) (?=[A-Z])/);
  const wanted = new Set(contentOf(plainText(question.text)));
  const naming = sentences.filter((one) => contentOf(plainText(one)).some((word) => wanted.has(word)));
  const isAnswered = naming.length > 0 && naming.length < sentences.length;
  const shortly = (isAnswered ? naming : sentences).slice(0, MOST_AGAIN).join(' ');
  const draft = new Draft().say(`As I said: ${shortly}`, ...answer.sources);
  if (!isAnswered) draft.say('If you mean something else, please say what.');
  return draft.offer(...answer.follow_ups, ...(await nextOf(asked))).answer();
}

const MARK = / ?\[\d+\]/;

const bare = (paragraph: string): string => paragraph.replaceAll(new RegExp(MARK, 'g'), '').trim();
