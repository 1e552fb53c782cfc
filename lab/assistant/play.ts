// Plays conversations and prints every answer: npm run lab:play -- crisis | everyday [a part of a name]
import { readFileSync } from 'node:fs';
import type { Message } from '../../packages/assistant/src/ports.ts';
import { askAssistant } from '../../packages/server/test/assistant-member.ts';
import { ASKERS } from './ask.ts';
import type { Asker } from './question-set.ts';

interface Conversation {
  who: string;
  as: Asker;
  says: string[];
}

const [set = 'crisis', part = ''] = process.argv.slice(2);
const lines = readFileSync(new URL(`sets/${set}.jsonl`, import.meta.url), 'utf8')
  .trim()
  .split('\n');
for (const line of lines) {
  const { who, as, says } = JSON.parse(line) as Conversation;
  if (!who.includes(part)) continue;
  console.log(`\n## ${who}`);
  const history: Message[] = [];
  for (const text of says) {
    const { text: words, care, recommendation, follow_ups } = await askAssistant(text, ASKERS[as], history);
    const products = recommendation?.products ?? [];
    const said = [words, recommendation?.reply ?? ''].filter(Boolean).join('\n');
    const list = products.map(({ name, price, reason }) => `  - ${name}, $${price}: ${reason}`);
    console.log(`\n> ${text}\n${[care ? `[card: ${care.title}]` : said, ...list].join('\n')}`);
    console.log(`  (${follow_ups.join(' | ')})`);
    history.push(
      { role: 'user', text, products: [] },
      { role: 'assistant', text: said, products, offers: follow_ups },
    );
  }
}
