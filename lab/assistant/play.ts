// Plays conversations and prints every answer: npm run lab:play -- crisis | everyday | labelled [--count]
// With --count only how the turns were understood, where the set says what each means.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readQuestion } from '../../packages/assistant/src/answers/read-question.ts';
import type { Message } from '../../packages/assistant/src/ports.ts';
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

type Verdict = 'right' | 'useless' | 'wrong';

/** Turns that are only heard: not what was asked for, and not something else. */
const ONLY_HEARD = /^turn\.(?:told|heard|fine)$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'boolean', default: false } },
});
const [set = 'crisis'] = positionals;
const counts = { first: new Map<Verdict, number>(), later: new Map<Verdict, number>() };
const lines = readFileSync(new URL(`sets/${set}.jsonl`, import.meta.url), 'utf8')
  .trim()
  .split('\n');
for (const line of lines) await play(JSON.parse(line) as Conversation);
if (values.count)
  for (const [turns, verdicts] of Object.entries(counts)) {
    const all = [...verdicts.values()].reduce((sum, count) => sum + count, 0);
    const parts = (['right', 'useless', 'wrong'] as const).map(
      (verdict) => `${verdict} ${(((verdicts.get(verdict) ?? 0) * 100) / all).toFixed(1)} %`,
    );
    console.log(`${turns} turns, ${all}: ${parts.join(', ')}`);
  }

async function play({ who, as, says, means }: Conversation): Promise<void> {
  if (!values.count) console.log(`\n## ${who}`);
  const history: Message[] = [];
  for (const [index, text] of says.entries()) {
    const reply = await askAssistant(text, ASKERS[as], history);
    const said = [reply.text, reply.recommendation?.reply ?? ''].filter(Boolean).join('\n');
    const accepted = means?.[index];
    if (!values.count) print(text, said, reply);
    else if (accepted) {
      const verdict = judge(await topicOf(text, as, history, reply), accepted);
      const verdicts = index === 0 ? counts.first : counts.later;
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
    }
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
}

function print(text: string, said: string, { care, recommendation, follow_ups }: AssistantReply): void {
  const products = recommendation?.products ?? [];
  const list = products.map(({ name, price, reason }) => `  - ${name}, $${price}: ${reason}`);
  console.log(`\n> ${text}\n${[care ? `[card: ${care.title}]` : said, ...list].join('\n')}`);
  console.log(`  (${follow_ups.join(' | ')})`);
}

/** What a turn was taken for; null where it was not understood. */
async function topicOf(
  text: string,
  as: Asker,
  history: readonly Message[],
  { care }: AssistantReply,
): Promise<string | null> {
  if (care) return 'care';
  const { topic, likely, shownIndex } = await readQuestion(ranking, { text, history, facts: ASKERS[as] });
  return topic === null && shownIndex !== null ? 'shown' : (topic ?? likely);
}

function judge(topic: string | null, accepted: readonly string[]): Verdict {
  if (topic !== null && accepted.includes(topic)) return 'right';
  const isHeard = topic === null || ONLY_HEARD.test(topic);
  if (isHeard) return accepted.length === 0 ? 'right' : 'useless';
  return 'wrong';
}
