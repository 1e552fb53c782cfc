import MiniSearch from 'minisearch';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plainText } from './plain-text.ts';
import { createSpelling } from './spelling.ts';

const spelled = createSpelling(['moisturizer', 'redness'], ['cream']);

afterEach(() => vi.restoreAllMocks());

describe('the spelling', () => {
  it('corrects up to two letters, and two that are swapped', () => {
    expect(['moisturiser', 'moistrizer', 'rdeness', 'cream'].map(spelled)).toEqual([
      'moisturizer',
      'moisturizer',
      'redness',
      'cream',
    ]);
  });

  it('looks no word up that is longer than the longest known one and two letters', () => {
    const search = vi.spyOn(MiniSearch.prototype, 'search');
    spelled('moisturizerqq');
    expect(search).toHaveBeenCalledTimes(1);
    for (const word of ['moisturizerqqq', 'q'.repeat(4_000)]) expect(spelled(word)).toBe(word);
    expect(search).toHaveBeenCalledTimes(1);
  });
});

describe('the plain text', () => {
  it.each(['ﬃ', 'ﷺ', '㍿'])('the plain text of 4,000 times %s is bounded', (sign) => {
    expect(plainText(sign.repeat(4_000)).length).toBeLessThanOrEqual(8_000);
  });

  it('keeps the end of the longest message', () => {
    expect(plainText(`${'word '.repeat(798)}ﬃ last.`)).toMatch(/ffi last \.$/);
  });

  it('ends a sentence with one stop, whatever signs end it', () => {
    expect(plainText('Really?!... yes.\n\nno...x 1.5 a.b')).toBe('really . yes . no x 1.5 a b');
  });
});
