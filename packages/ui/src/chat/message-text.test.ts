import { describe, expect, test } from 'vitest';
import { paragraphsOf, sentencesOf, withoutHiddenComments } from './message-text.ts';

describe('hidden comments', () => {
  test.each([
    ['Try this.<!-- {"id": "x"} -->', 'Try this.'],
    ['Try <!--a-->this<!--b--> one.', 'Try this one.'],
    ['Try this.\n\n<!--\n{"id":\n"x"}\n-->\n\nOr that.', 'Try this.\n\n\n\nOr that.'],
    ['<!-- only data -->', ''],
    ['Try this. <!-- never ends', 'Try this.'],
    ['2 <3 and a --> b', '2 <3 and a --> b'],
    ['Is 2 <', 'Is 2 <'],
  ])('%j shows as %j', (text, shown) => {
    expect(withoutHiddenComments(text)).toBe(shown);
  });

  test('no part of a comment is shown while it arrives', () => {
    const text = 'Try this.<!-- {"id": "x"} --> Or that.';
    const shown = Array.from(text, (_, end) => withoutHiddenComments(text.slice(0, end + 1), true));
    expect(shown.filter((piece) => /[<!{}-]/.test(piece))).toEqual([]);
    expect(shown.at(-1)).toBe('Try this. Or that.');
  });

  test('a "<" that does not begin a comment is shown as soon as that is clear', () => {
    expect(withoutHiddenComments('Is 2 <', true)).toBe('Is 2');
    expect(withoutHiddenComments('Is 2 < 3', true)).toBe('Is 2 < 3');
  });
});

test('empty lines separate paragraphs; lists and lines stay together', () => {
  expect(paragraphsOf('One.\n\n\nTwo:\n- a\n  - b\n \t\n Three.\n')).toEqual([
    'One.',
    'Two:\n- a\n  - b',
    'Three.\n',
  ]);
  expect(paragraphsOf(' \n\n ')).toEqual([]);
});

describe('sentences', () => {
  test('end with their punctuation or with the line', () => {
    expect(sentencesOf('It went from 2.5 to 3. (So "fits.") Why?\nUse it:\n- less\n- later')).toEqual([
      'It went from 2.5 to 3.',
      '(So "fits.")',
      'Why?',
      'Use it:',
      '- less',
      '- later',
    ]);
  });

  test('the last sentence is left out until it has ended', () => {
    expect(sentencesOf('You can keep it. And add', true)).toEqual(['You can keep it.']);
    expect(sentencesOf('You can keep it.', true)).toEqual([]);
    expect(sentencesOf('You can keep it. ', true)).toEqual(['You can keep it.']);
    expect(sentencesOf('', true)).toEqual([]);
  });
});
