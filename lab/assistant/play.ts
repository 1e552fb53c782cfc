// Plays conversations and prints every answer: npm run lab:play -- crisis | everyday | labelled [--count]
// With --count only how the turns were understood, where the set says what each means.
import { parseArgs } from 'node:util';
import { countVerdicts, playConversation, readConversations } from './conversations.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'boolean', default: false } },
});
const [set = 'crisis'] = positionals;
const played: Awaited<ReturnType<typeof playConversation>>[] = [];
for (const conversation of readConversations(set)) {
  const turns = await playConversation(conversation);
  played.push(turns);
  if (values.count) continue;
  console.log(`\n## ${conversation.who}`);
  for (const { text, said, reply } of turns) {
    const { care, recommendation, follow_ups } = reply;
    const products = recommendation?.products ?? [];
    const list = products.map(({ name, price, reason }) => `  - ${name}, $${price}: ${reason}`);
    console.log(`\n> ${text}\n${[care ? `[card: ${care.title}]` : said, ...list].join('\n')}`);
    console.log(`  (${follow_ups.join(' | ')})`);
  }
}
if (values.count) {
  for (const [turns, count] of Object.entries(countVerdicts(played))) {
    const all = Object.values(count).reduce((sum, one) => sum + one, 0);
    const parts = Object.entries(count).map(
      ([verdict, of]) => `${verdict} ${((of * 100) / all).toFixed(1)} %`,
    );
    console.log(`${turns} turns, ${all}: ${parts.join(', ')}`);
  }
}
