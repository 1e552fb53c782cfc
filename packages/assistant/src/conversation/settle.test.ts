import { describe, expect, it } from 'vitest';
import { ranking } from '../../test/built-ranking.ts';
import type { Message } from '../ports.ts';
import { plainText } from '../recognition/plain-text.ts';
import { actOf, withoutReaction } from './act.ts';
import { readConversation } from './read-conversation.ts';
import { readTurn } from './read-turn.ts';

const says = (text: string): Message => ({ role: 'user', text, products: [] });
const answers = (text = 'An answer.', ...offers: string[]): Message => ({
  role: 'assistant',
  text,
  products: [],
  offers,
});

const read = (...history: Message[]) => readConversation(ranking, history);
const turn = (text: string, ...history: Message[]) => readTurn(ranking, text, read(...history));

const REDNESS = [says('how is my redness'), answers()];

it('a question that is known word for word is known with “so” before it', () => {
  expect(turn('so what should i start with', ...REDNESS).topic).toBe('routine.add');
  expect(turn('hm why', ...REDNESS).asksWhy).toBe(true);
});

it('“it” is the ingredient that was told last', () => {
  const told = [...REDNESS, says('my sister uses retinol and loves it'), answers('Noted.')];
  expect(turn('can i use it too?', ...told)).toMatchObject({ ingredients: ['retinol'], signs: ['redness'] });
});

describe('what a message does', () => {
  it.each([
    ['what helps', 'asks'],
    ['is that safe', 'asks'],
    ['something cheaper', 'asks'],
    ['i need a lighter cream', 'asks'],
    ['it has 10 percent, is that too strong', 'asks'],
    ['i bought it yesterday', 'tells'],
    ['my sister said it is bad', 'tells'],
    ['I live with my parents and they smoke', 'tells'],
    ['ok will try', 'tells'],
    ['every night for two weeks', 'tells'],
    ['hm ok', 'reacts'],
    ['thanks a lot', 'reacts'],
    ['cool, got it', 'reacts'],
  ] as const)('“%s” %s', (text, act) => {
    expect(actOf(text, plainText(text))).toBe(act);
  });

  it.each([
    ['thanks. where do i click', 'where do i click'],
    ['cool. in what order', 'in what order'],
    ['ok then the first one', 'ok then the first one'],
  ])('of “%s” what it says is “%s”', (text, rest) => {
    expect(withoutReaction(plainText(text))).toBe(rest);
  });
});

describe('a turn in a conversation', () => {
  it.each([
    'i bought it yesterday',
    'ok will try',
    'I am 34 btw',
    'my sister said it is bad',
    'they were only 5 dollars each',
  ])('what is told in “%s” is noted, and the subject stays', (text) => {
    expect(turn(text, ...REDNESS).topic).toBe('turn.told');
    expect(read(...REDNESS, says(text), answers()).subject?.topic).toBe('report.sign');
  });

  it('a possible cause that is told belongs to the sign that is spoken of', () => {
    const told = turn('thanks. I live with my parents and they smoke', ...REDNESS);
    expect(told).toMatchObject({ topic: 'cause.suspect', suspect: 'life.alcohol', signs: ['redness'] });
  });

  it('what somebody sees or feels asks for help', () => {
    expect(turn('my skin peels now', ...REDNESS).topic).not.toBe('turn.told');
  });

  it('a reaction is only heard', () => {
    expect(turn('hm ok', ...REDNESS).topic).toBe('turn.heard');
  });

  it('a likely meaning needs a word of its answer', () => {
    const { topic, likely } = turn('what should i look for on the label then', ...REDNESS);
    expect([topic, likely]).toEqual([null, null]);
  });

  it('what was left out is asked about', () => {
    const missed = turn(
      'you didnt say anything about sunscreen',
      says('what is a simple routine'),
      answers(),
    );
    expect(missed.steps).toEqual(['sunscreen']);
  });
});

describe('an answer to our question', () => {
  const asked = [
    says('something cheaper'),
    answers(
      'Which one do you mean?',
      'Recommend a cheaper cleanser',
      'Recommend a cheaper moisturizer',
      'Recommend a cheaper sunscreen',
    ),
  ];

  it.each([
    ['the sunscreen', 'Recommend a cheaper sunscreen'],
    ['second', 'Recommend a cheaper moisturizer'],
    ['i mean the first one', 'Recommend a cheaper cleanser'],
  ])('“%s” is “%s”', (text, agreed) => {
    expect(turn(text, ...asked)).toMatchObject({ agreed, topic: 'product.find' });
  });

  it('a new question is no choice', () => {
    expect(turn('how much sunscreen do i need', ...asked).agreed).toBeNull();
  });
});
