import { expect, it } from 'vitest';
import type { Message } from '../../../modules/chat/ports.ts';
import { askAssistant, assistedMember } from '../../../../test/assistant-member.ts';

const UNREADABLE = 'qwrt zzxv plmk';

const turn = (question: string, answer: string): Message[] => [
  { role: 'user', text: question, products: [] },
  { role: 'assistant', text: answer, products: [] },
];

it('words that are not understood are asked back, with questions of the report and of the plan', async () => {
  const { kind, miss, text, follow_ups } = await askAssistant(UNREADABLE, assistedMember());
  expect({ kind, miss }).toEqual({ kind: 'cannot_answer', miss: 'first' });
  expect(text).toBe('I am not sure what you mean.\n\nIs it one of these?');
  expect(follow_ups[0]).toMatch(/^(?:How|Is|Are)\b.* my /);
  expect(follow_ups).toHaveLength(3);
});

it('words that are not understood are asked back with what the conversation is about', async () => {
  const history = turn('tell me about niacinamide', 'It is a form of vitamin B3.');
  const { follow_ups } = await askAssistant(UNREADABLE, assistedMember(), history);
  expect(follow_ups.join(' ')).toContain('niacinamide');
});

it('words that are not understood twice in a row are left to a person', async () => {
  const first = await askAssistant(UNREADABLE, assistedMember());
  const history = turn(UNREADABLE, first.text);
  const second = await askAssistant('zzxv plmk', assistedMember(), history);
  expect(second).toMatchObject({ miss: 'again', text: 'Sorry, I still don’t understand. A person can.' });
  const third = await askAssistant(UNREADABLE, assistedMember(), turn('zzxv plmk', second.text));
  expect(third.miss).toBe('again');
  const { miss } = await askAssistant('What is in my routine?', assistedMember(), history);
  expect(miss).toBeUndefined();
});
