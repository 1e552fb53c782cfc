import { describe, expect, test } from 'vitest';
import { toSeconds, toSummaryText, withOneSpelling } from './spellings.ts';

describe('withOneSpelling', () => {
  test.each(['image_url', 'imageurl', 'imageUrl'])('reads a picture under %s, at any depth', (key) => {
    expect(withOneSpelling({ serum: [{ [key]: 'a.png' }] })).toEqual({ serum: [{ image_url: 'a.png' }] });
  });

  test.each(['product_url', 'producturl', 'productUrl'])('reads a link under %s', (key) => {
    expect(withOneSpelling({ [key]: 'https://shop.example' })).toEqual({
      product_url: 'https://shop.example',
    });
  });

  test('prefers the right name when both are there', () => {
    expect(withOneSpelling({ image_url: 'right.png', imageUrl: 'alias.png' })).toEqual({
      image_url: 'right.png',
    });
  });

  test('leaves everything else as it is', () => {
    expect(withOneSpelling({ price: 1.5, reason: null, tags: ['a'] })).toEqual({
      price: 1.5,
      reason: null,
      tags: ['a'],
    });
  });
});

describe('toSeconds', () => {
  test.each([
    [1_795_000_000, 1_795_000_000],
    [1_795_000_000_123, 1_795_000_000],
    [999_999_999_999, 999_999_999_999],
    [1_000_000_000_000, 1_000_000_000],
  ])('%d is %d seconds', (time, seconds) => {
    expect(toSeconds(time)).toBe(seconds);
  });
});

describe('toSummaryText', () => {
  test.each([
    ['Calmer than last time.', 'Calmer than last time.'],
    [{ overall_assessment: 'Calmer than last time.' }, 'Calmer than last time.'],
    [{}, ''],
    [null, ''],
  ])('%j reads %j', (summary, text) => {
    expect(toSummaryText(summary)).toBe(text);
  });
});
