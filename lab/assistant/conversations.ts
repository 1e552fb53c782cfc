import { readFileSync } from 'node:fs';
import { readQuestion } from '../../packages/assistant/src/answers/read-question.ts';
import type { Message } from '../../packages/assistant/src/ports.ts';
import { readingOnce } from '../../packages/assistant/src/recognition/ranking.ts';
import { ranking } from '../../packages/assistant/test/built-ranking.ts';
import { type AssistantReply, askAssistant } from '../../packages/server/test/assistant-member.ts';
import { ASKERS } from './ask.ts';
import type { Asker } from './question-set.ts';

interface Conversation {
  who: string;
  as: Asker;
  says: string[];
  /** The topics of each turn that a person would accept; none where nothing answers it. */
  means?: string[][];
}

export type Verdict = 'right' | 'useless' | 'wrong';

interface Turn {
  text: string;
  /** The answer, without its products. */
  said: string;
  reply: AssistantReply;
  /** Undefined where the set does not say what the turn means. */
  verdict: Verdict | undefined;
}

/** How often each verdict occurred. */
export type Count = Record<Verdict, number>;

/** Each message is read again with every later one. */
const reader = readingOnce(ranking);

/** Turns that are only heard: not what was asked for, and not something else. */
const ONLY_HEARD = /^turn\.(?:told|heard|fine)$/;

export function readConversations(set: string): Conversation[] {
  const lines = readFileSync(new URL(`sets/${set}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Conversation);
}

/** Says one message after the other, and says how each was understood. */
export async function playConversation({ as, says, means }: Conversation): Promise<Turn[]> {
  const turns: Turn[] = [];
  const history: Message[] = [];
  for (const [index, text] of says.entries()) {
    const reply = await askAssistant(text, ASKERS[as], history);
    const said = [reply.text, reply.recommendation?.reply ?? ''].filter(Boolean).join('\n');
    const accepted = means?.[index];
    const verdict = accepted && judge(await topicOf(text, as, history, reply), accepted);
    turns.push({ text, said, reply, verdict });
    history.push(
      { role: 'user', text, products: [] },
      {
        role: 'assistant',
        text: said,
        products: reply.recommendation?.products ?? [],
        offers: reply.follow_ups,
      },
    );
  }
  return turns;
}

/** How the first and the later turns of a set were understood. */
export function countVerdicts(conversations: readonly Turn[][]): { first: Count; later: Count } {
  const count = (turns: readonly (Turn | undefined)[]): Count => {
    const of = (verdict: Verdict): number => turns.filter((turn) => turn?.verdict === verdict).length;
    return { right: of('right'), useless: of('useless'), wrong: of('wrong') };
  };
  return {
    first: count(conversations.map(([first]) => first)),
    later: count(conversations.flatMap(([, ...later]) => later)),
  };
}

/** What a turn was taken for; null where it was not understood. */
async function topicOf(
  text: string,
  as: Asker,
  history: readonly Message[],
  { care }: AssistantReply,
): Promise<string | null> {
  if (care) return 'care';
  const { topic, likely, shownIndex } = await readQuestion(reader, { text, history, facts: ASKERS[as] });
  return topic === null && shownIndex !== null ? 'shown' : (topic ?? likely);
}

function judge(topic: string | null, accepted: readonly string[]): Verdict {
  if (topic !== null && accepted.includes(topic)) return 'right';
  const isHeard = topic === null || ONLY_HEARD.test(topic);
  if (isHeard) return accepted.length === 0 ? 'right' : 'useless';
  return 'wrong';
}
