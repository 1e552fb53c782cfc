import axe, { type RunOptions } from 'axe-core';
import { findUnjudged } from './unjudged.ts';

const judged = new Set<string>();

/** Judges the colours of the page as it stands, as far as no page before had the same. Most have nothing new. */
export async function findPoorContrast(): Promise<string[]> {
  const elements = findUnjudged(judged);
  return elements.length === 0 ? [] : findViolations(elements, { runOnly: ['color-contrast'] });
}

/** Judges parts of the page by every rule that a part can keep: a story need not have landmarks. */
export function findAxeViolations(parts: Element[]): Promise<string[]> {
  return findViolations(parts, { rules: { region: { enabled: false } } });
}

async function findViolations(include: Element[], options: RunOptions): Promise<string[]> {
  const { violations } = await axe.run(
    // Storybook's own elements stand beside the story.
    { include: include as HTMLElement[], exclude: ['.sb-wrapper'] },
    { ...options, resultTypes: ['violations'], preload: false },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
