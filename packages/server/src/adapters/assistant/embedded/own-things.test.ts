import { expect, test } from 'vitest';
import { askAssistant, assistedMember, HALF_A_YEAR } from '../../../../test/assistant-member.ts';
import type { Message } from '../../../modules/chat/ports.ts';

const noor = assistedMember();
const afterHalfAYear = assistedMember(HALF_A_YEAR);

/** The last reply of a conversation, with the names of the products that it shows. */
async function lastReply(member: typeof noor, ...says: string[]): Promise<string> {
  const history: Message[] = [];
  let said = '';
  for (const text of says) {
    const reply = await askAssistant(text, member, history);
    const products = reply.recommendation?.products ?? [];
    const names = products.map(({ name }) => name);
    said = [reply.care?.title, reply.text, reply.recommendation?.reply, ...names].filter(Boolean).join('\n');
    history.push(
      { role: 'user', text, products: [] },
      { role: 'assistant', text: reply.text, products, offers: reply.follow_ups },
    );
  }
  return said;
}

test('a place of the face is answered with what the photo shows there, and what helps', async () => {
  const forehead = await lastReply(noor, 'What should I do about my forehead?');
  expect(forehead).toContain('On your forehead, your last photo shows shine (2 to 3 of 5).');
  expect(forehead).toContain('light, oil-free moisturizer');
  expect(await lastReply(noor, 'How is my forehead?', 'and my nose?')).toContain(
    'Nothing stands out on your nose in your last photo.',
  );
  expect(await lastReply(noor, 'do you see something on my chin?', 'what helps')).toContain(
    'benzoyl peroxide',
  );
});

test('a sign is answered with the products of the routine that are for it', async () => {
  expect(await lastReply(noor, 'Which of my products is for the blemishes?')).toContain(
    'You have something for it in your routine: Level Niacinamide 5% Serum.',
  );
});

test('who has run out of a product is shown others, and told what matters', async () => {
  const ranOut = 'I ran out of my sunscreen.';
  expect(await lastReply(noor, ranOut)).toContain('Sandstone Tinted Mineral SPF 50');
  expect(await lastReply(noor, ranOut, 'any will do?')).toMatch(/^SPF 30 or more/);
  expect(await lastReply(noor, ranOut, 'how much should I put on?')).toContain('Two finger lengths');
});

test('what changed is followed by since when, why, and whether to keep the routine', async () => {
  const better = 'Is my skin getting better?';
  expect(await lastReply(afterHalfAYear, better, 'Since when?')).toContain('since June 24');
  expect(await lastReply(afterHalfAYear, better, 'What changed it?')).toContain('It can’t show why');
  expect(await lastReply(afterHalfAYear, better, 'Should I keep going then?')).toContain(
    'keep going as you do',
  );
  expect(await lastReply(afterHalfAYear, 'How did my skin do since summer?')).toContain('since June 24');
});

test.each([
  [['What plans are there?', 'Can I stop any time'], 'choose Cancel'],
  [['What plans are there?', 'Would I lose my reports?'], 'Nothing is deleted when you cancel'],
  [['Is niacinamide any good?', 'Do you have one?'], 'Even Keel Niacinamide 4% Serum'],
  [['Can I use niacinamide with vitamin C?', 'So keep both?'], 'you can use both'],
  [['Who can see my photo?', 'Can I get rid of everything?'], 'erase everything at once'],
  [['How is my redness?', 'Where exactly?'], 'both cheeks'],
  [['What helps with blemishes?', 'Which of my products is for that?'], 'Level Niacinamide 5% Serum'],
  [['What changed since last time?', 'Are you sure about that?'], 'transparency page'],
  [['Hi! My nose went a bit red, is that new?'], 'less visible than last time'],
  [['What is niacinamide?', 'ok and should I change anything?'], 'keep going as you do'],
  [['I want fewer steps.', 'What remains then?'], 'This stays'],
  [['Could you match me to other pictures of me?', 'And this chat? I want it gone after.'], 'delete'],
])('%j is answered in its conversation', async (says, words) => {
  expect(await lastReply(noor, ...says)).toContain(words);
});

test.each([
  ['any will do?'],
  ['all of them will do?'],
  ['would it hurt?'],
  ['so nothing to worry?'],
  ['no worries then?'],
  ['Do I have to stop everything else'],
  ['So keep both?'],
  ['Hi! My nose went a bit red, is that new?'],
  ['my cheeks are redder than last week'],
])('%s is no call for help', async (text) => {
  expect(await lastReply(noor, 'What helps with redness?', text)).not.toMatch(
    /You matter|do not wait|show this to a doctor/,
  );
});

test('a question mark changes nothing about a question', async () => {
  for (const text of [
    'I just downloaded this. Where do I start',
    'when is my next scan',
    'what can I do for free',
  ])
    expect(await lastReply(noor, `${text}?`)).toBe(await lastReply(noor, text));
});
