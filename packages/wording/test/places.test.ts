import { PAIRED_REGIONS, type Place, REGION_VALUES } from '@daylit/contract';
import { expect, test } from 'vitest';
import { areNamed, placesAfterVerb, placesAsHeading, placesAsSubject } from '../src/places.ts';

const isPaired = (region: string): boolean => PAIRED_REGIONS.some((paired) => paired === region);

const SINGLE: Place[] = REGION_VALUES.flatMap((region): Place[] =>
  isPaired(region)
    ? [
        { region, side: 'left' },
        { region, side: 'right' },
      ]
    : [{ region, side: null }],
);

const at = (region: Place['region'], side: Place['side'] = null): Place => ({ region, side });

test.each(SINGLE)('$region ($side) has words as a heading, in a sentence and after a verb', (place) => {
  const { subject, isPlural } = placesAsSubject([place]);
  const words = [placesAsHeading([place]), subject, placesAfterVerb([place])];
  expect(words[0]).toMatch(/^[A-Z][a-z ]+[a-z]$/);
  expect(words[1]).toMatch(/^(?:your|the skin \w+) [a-z ]+[a-z]$/);
  expect(words[2]).toMatch(/^(?:on|across|between|under|beside|around) your [a-z ]*[a-z]$/);
  const sides = words.map((text) => /left|right/i.exec(text)?.[0].toLowerCase() ?? null);
  expect(sides).toEqual([place.side, place.side, place.side]);
  expect(isPlural).toBe(false);
});

test.each(PAIRED_REGIONS)('both sides of %s are one place without a side', (region) => {
  const both = [at(region, 'left'), at(region, 'right')];
  for (const text of [placesAsHeading(both), placesAsSubject(both).subject, placesAfterVerb(both)]) {
    expect(text).toMatch(/^\w[a-z ]+[a-z]$/);
    expect(text).not.toMatch(/left|right|\{/);
  }
  expect(placesAsSubject(both).isPlural).toBe(region === 'cheek');
  expect(areNamed(both)).toBe(true);
});

test('one or two places are named, and more are not', () => {
  const [nose, chin, forehead] = [at('nose'), at('chin'), at('forehead')];
  expect([[], [nose], [nose, chin], [nose, chin, forehead]].map(areNamed)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(placesAsSubject([]).subject).toBe('your face');
  expect(placesAsSubject([nose, chin])).toEqual({ subject: 'your nose and chin', isPlural: true });
  expect(placesAsSubject([nose, chin, forehead]).subject).toBe('much of your face');
  expect(placesAfterVerb([])).toBe('');
  expect(placesAfterVerb([nose, chin])).toBe('on your nose and chin');
  expect(placesAfterVerb([nose, chin, forehead])).toBe('in several places');
  expect(placesAsHeading([forehead, at('cheek', 'left'), at('cheek', 'right')])).toBe(
    'Forehead and both cheeks',
  );
});
