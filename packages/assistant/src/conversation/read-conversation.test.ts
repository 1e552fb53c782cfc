import type { Product } from '@daylit/contract';
import { describe, expect, it } from 'vitest';
import { ranking } from '../../test/built-ranking.ts';
import type { Message } from '../ports.ts';
import { readConversation } from './read-conversation.ts';
import { readTurn } from './read-turn.ts';

const product = (id: string, name: string, price: number): Product => ({
  id,
  name,
  price,
  category: 'moisturizer',
  suggested_category: 'moisturizer',
  image_url: null,
  product_url: null,
  rating: null,
  is_custom: false,
  is_confirmed: false,
  is_sample: true,
});

const CREAMS = [product('a', 'Dear Cream', 30), product('b', 'Plain Cream', 8), product('c', 'Gel', 12)];

const says = (text: string): Message => ({ role: 'user', text, products: [] });
const shows = (...products: Product[]): Message => ({ role: 'assistant', text: 'These fit.', products });
const answers = (...offers: string[]): Message => ({ role: 'assistant', text: '…', products: [], offers });

const read = (...history: Message[]) => readConversation(ranking, history);
const turn = (text: string, ...history: Message[]) => readTurn(ranking, text, read(...history));

const WISHED = [says('i need a moisturizer without perfume'), shows(...CREAMS)];

describe('a conversation', () => {
  it('a conversation that has not begun is about nothing', () => {
    expect(read()).toMatchObject({ subject: null, shown: [], chosen: null, wish: null, isForMinor: false });
  });

  it('what is said after a greeting is read without it', () => {
    const said = turn('hello i think you took money from me two times');
    expect([said.topic, said.likely]).not.toContain('talk.hello');
    expect(turn('hello there').topic).toBe('talk.hello');
  });

  it('the conversation keeps the list, its order, the wish, and the product that was chosen', () => {
    const now = read(...WISHED, says('the second one'));
    expect(now.shown.map(({ name }) => name)).toEqual(['Dear Cream', 'Plain Cream', 'Gel']);
    expect(now).toMatchObject({ chosen: 1, wish: { step: 'moisturizer', without: ['fragrance'] } });
  });

  it('the conversation keeps what was named although the subject has changed', () => {
    const { subject, named } = read(says('what is retinol'), answers(), says('my skin peels now'), answers());
    expect(subject?.topic).toBe('concern.barrier');
    expect(named.ingredient).toBe('retinol');
  });

  it.each([
    [['my daughter is 13 and wants a retinol', 'what can she use then'], true],
    [['my daughter is 13 and wants a retinol', 'which cleanser'], true],
    [['my daughter is 13 and wants a retinol', 'and what do i use tonight'], false],
  ] as const)('whom %j is about is known', (texts, isForMinor) => {
    expect(read(...texts.flatMap((text) => [says(text), answers()])).isForMinor).toBe(isForMinor);
  });
});

describe('a turn', () => {
  it('a yes takes the first question that was offered', () => {
    const yes = turn('yes please', says('what stands out'), answers('What helps with redness?'));
    expect(yes).toMatchObject({ topic: 'concern.redness', agreed: 'What helps with redness?' });
  });

  it('a no leaves the conversation as it was', () => {
    const history = [says('how is my redness'), answers('What helps with redness?')];
    expect(turn('no thanks', ...history).topic).toBe('turn.fine');
    expect(read(...history, says('no thanks'), answers()).subject?.topic).toBe('report.sign');
  });

  it.each([
    ['no, the third one', { shownIndex: 2 }],
    ['the cheapest one', { shownIndex: 1 }],
    ['which one would you take', { topic: 'product.choose' }],
    ['is it under 20', { topic: 'product.prices' }],
    ['is the first one vegan', { topic: 'product.untold' }],
  ])('after a list “%s” speaks of it', (text, expected) => {
    expect(turn(text, ...WISHED)).toMatchObject(expected);
  });

  it.each([
    ['something lighter', { feel: 'light', without: ['fragrance'] }],
    ['cheaper', { maxPrice: 29.99, isCheap: true, without: ['fragrance'] }],
    ['under 15 dollars please', { maxPrice: 15, without: ['fragrance'] }],
    ['and without alcohol', { without: ['fragrance', 'alcohol'] }],
    ['something vegan please', { untold: ['vegan'], without: ['fragrance'] }],
    ['show me others', { notAgain: ['a', 'b', 'c'] }],
  ])('“%s” narrows the wish and keeps the rest of it', (text, wish) => {
    expect(turn(text, ...WISHED)).toMatchObject({ topic: 'product.find', wish });
  });

  it('a correction asks the same question about something else', () => {
    const history = [says('what helps with redness'), answers()];
    expect(turn('no, i mean the pimples on my chin', ...history).topic).toBe('concern.blemishes');
    const shaved = [says('i get red bumps after shaving'), answers()];
    expect(turn('no i mean the neck, not my cheeks', ...shaved)).toMatchObject({
      topic: 'shaving.how',
      place: 'neck',
    });
  });

  it.each([
    [['can i use retinol while pregnant'], 'what is left then?', 'routine.remains'],
    [['how is my redness'], 'which one got worse', 'progress.worst'],
    [['how is my redness'], 'is it the light?', 'cause.suspect'],
    [['how is my redness'], 'is it my moisturizer?', 'cause.suspect'],
    [['how is my redness'], 'and since summer?', 'progress.sign'],
    [['how is my redness'], 'is that normal', 'cause.sign'],
    [['how do i cancel'], 'and where do i click', 'turn.where'],
    [['how many scans do i have left'], 'what if i need more', 'our.plans'],
    [['is my skin getting better'], 'when then', 'progress.count'],
    [['who sees my photo'], 'and after that?', 'our.photo-deleted'],
  ] as const)('after %j “%s” is understood', (texts, text, topic) => {
    expect(turn(text, ...texts.flatMap((one) => [says(one), answers()])).topic).toBe(topic);
  });

  it.each([
    ['you charged me twice!!', 'our.charged-twice'],
    ['what is the difference between plus and pro', 'our.plans'],
    ['is there an app', 'our.app'],
    ['how do i remove the acid from my plan', 'our.add-product'],
    ['tiny white bumps under my eyes, are those milia?', 'concern.milia'],
    ['what about led masks', 'device.led'],
    ['is it normal that my skin is so uneven', 'cause.sign'],
    ['i am 12 weeks pregnant, is my routine ok', 'step.pregnancy'],
    ['eye cream?', 'product.mine'],
  ])('“%s” needs no question before it', (text, topic) => {
    expect(turn(text).topic).toBe(topic);
  });
});
