import { CHAT_ANSWER_EXAMPLE, type ChatSource } from '@daylit/contract';
import { expect, test } from 'vitest';
import { citedParagraphs, withoutMarks } from './cited-paragraphs.ts';

const [example] = CHAT_ANSWER_EXAMPLE.sources;
const source = (number: number) => ({ ...example, number }) as ChatSource;

const cited = (text: string, count: number) =>
  citedParagraphs(
    text,
    Array.from({ length: count }, (_, index) => source(index + 1)),
  ).map((paragraph) => [paragraph.text, paragraph.sources.map(({ number }) => number)]);

test.each([
  ['On other nights. [1]', 1, [['On other nights.', [1]]]],
  [
    'One[2] and two [1].\n\nThree.',
    2,
    [
      ['One and two.', [1, 2]],
      ['Three.', []],
    ],
  ],
  [
    'One.\n\nTwo.',
    1,
    [
      ['One.', []],
      ['Two.', [1]],
    ],
  ],
  ['Leave [this] and [7] alone. [1]', 1, [['Leave [this] and [7] alone.', [1]]]],
  ['', 1, []],
])('%j with %i sources', (text, count, paragraphs) => {
  expect(cited(text, count)).toEqual(paragraphs);
});

test('no part of a mark is shown while a reply arrives', () => {
  const text = 'On other nights [12]. Then [rest].';
  const shown = Array.from(text, (_, end) => withoutMarks(text.slice(0, end + 1), true));
  expect(shown.filter((piece) => /\[\d|\[$|\d\]/.test(piece))).toEqual([]);
  expect(shown.at(-1)).toBe('On other nights. Then [rest].');
});
