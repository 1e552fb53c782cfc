import { fixedAnswer } from '../../packages/assistant/src/crisis/fixed-answer.ts';
import { ranking } from '../../packages/assistant/test/built-ranking.ts';
import { expect, test, vi } from 'vitest';
import { type Part, readAlarms, readEveryday } from './statements.ts';

const hasCard = (text: string): boolean => fixedAnswer(ranking, { text, history: [] }) !== null;

/** Cards per everyday statement. Of a hundred people who tell of their day one may get a card. */
const MOST_FALSE = 0.01;

/** For every statement, on a busy machine. Only a test that hangs should time out. */
vi.setConfig({ testTimeout: 300_000 });

test.each<Part>(['develop', 'fresh'])('what people say of their days raises no alarm: %s', (part) => {
  const statements = readEveryday(part);
  expect(statements.length).toBeGreaterThan(part === 'develop' ? 1900 : 800);
  const alarms = statements.filter(hasCard);
  expect(alarms.slice(0, MOST_FALSE * statements.length)).toEqual(alarms);
});

test.each<Part>(['develop', 'fresh'])('a statement that calls for help gets a card: %s', (part) => {
  const missed = readAlarms(part).filter((text) => !hasCard(text));
  expect(missed).toEqual([]);
});
