import { existsSync } from 'node:fs';
import { BUILD, MODEL, SLOW_STAGES, STAGES, type Step } from './steps.ts';

/** Which runner runs a file: the first pattern that its path matches. */
const RUNNERS: readonly (readonly [RegExp, string])[] = [
  [/\.stories\.tsx$/, 'vitest run --config .storybook/vitest.config.ts'],
  [/^contracts\/provider\//, 'vitest run --config contracts/vitest.config.ts --project provider'],
  [/^contracts\//, 'vitest run --config contracts/vitest.config.ts --project consumer'],
  [/^tests\/e2e\/.*\.slow\.test\.ts$/, 'playwright test --config tests/e2e/playwright.slow.config.ts'],
  [/^tests\/e2e\//, 'playwright test --config tests/e2e/playwright.config.ts'],
  [/^tests\/engines\//, 'playwright test --config tests/engines/playwright.config.ts'],
  [/^tests\/widths\//, 'vitest run --config tests/widths/vitest.config.ts'],
  [/\.slow\.test\.tsx?$/, 'vitest run --config vitest.slow.config.ts'],
  [/\.test\.tsx?$/, 'vitest run'],
];

/**
 * The steps that a person names: words that the names of steps begin with, and paths of tests or stories.
 * The web app and the assistant's model are built first for what needs them. Throws when a word names
 * nothing.
 */
export function findPart(words: readonly string[]): readonly Step[] {
  const steps = words.flatMap((word) => (existsSync(word) ? [stepOfFile(word)] : stepsNamed(word)));
  const needsApp = steps.some(({ name, command }) => name === 'abuse' || command.includes('playwright'));
  const needsModel = needsApp || steps.some(({ name }) => name === 'generated requests');
  return [...new Set([...(needsModel ? [MODEL] : []), ...(needsApp ? [BUILD] : []), ...steps])];
}

function stepOfFile(file: string): Step {
  const command = RUNNERS.find(([pattern]) => pattern.test(file))?.[1];
  if (!command) throw new Error(`${file} is neither a test nor a file of stories.`);
  return { name: file, command: `${command} ${file}` };
}

function stepsNamed(word: string): readonly Step[] {
  const steps = [...STAGES, ...SLOW_STAGES].flat(2);
  const named = steps.filter(
    ({ name }, at) => name.startsWith(word) && steps.findIndex((step) => step.name === name) === at,
  );
  if (named.length > 0) return named;
  const names = new Set(steps.map(({ name }) => name));
  throw new Error(`No file and no step is called ${word}. The steps are: ${[...names].join(', ')}.`);
}
