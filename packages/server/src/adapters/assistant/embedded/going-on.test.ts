import { expect, it } from 'vitest';
import type { Message } from '../../../modules/chat/ports.ts';
import { askAssistant, assistedMember } from '../../../../test/assistant-member.ts';

/** Says each of the texts, and returns the replies. */
async function converse(...texts: string[]) {
  const history: Message[] = [];
  const replies = [];
  for (const text of texts) {
    const reply = await askAssistant(text, assistedMember(), history);
    const words = [reply.text, reply.recommendation?.reply ?? ''].join('\n\n').trim();
    const products = reply.recommendation?.products ?? [];
    history.push(
      { role: 'user', text, products: [] },
      { role: 'assistant', text: words, products, offers: reply.follow_ups },
    );
    replies.push({ ...reply, text: words });
  }
  return replies;
}

it('a wish that says nothing of what is asked back, and the choice is read as the answer to it', async () => {
  const [asked, chosen] = await converse('something cheaper', 'the moisturizer');
  expect(asked).toMatchObject({ text: 'Which one do you mean?', miss: 'first' });
  expect(asked?.follow_ups).toContain('Recommend a cheaper moisturizer');
  expect(chosen?.text).toContain('moisturizer at a low price');
});

it('a question about nothing that was named offers the person’s own products', async () => {
  const [asked, chosen] = await converse('would that sting', 'Breeze');
  expect(asked?.follow_ups).toContain('Would Breeze Gel Cream sting?');
  expect(chosen?.text).toContain('Breeze Gel Cream');
});

it('what is told gets one true sentence, and no answer again', async () => {
  const [reading, told] = await converse('how is my redness', 'thanks, I bought a cream for it yesterday');
  expect(told?.text).toContain('Care Plan page');
  expect(told?.text).not.toContain(reading?.text);
});

it('an answer is not given twice word for word', async () => {
  const [first, second] = await converse('my daughter is 13 and wants a retinol', 'does she need sunscreen');
  expect(first?.text).toContain('For blemishes ask a pharmacist or doctor.');
  expect(second?.text).toBe(
    'As I said: Before 18, three things are enough: a mild cleanser, a moisturizer, sunscreen. [1]',
  );
});
