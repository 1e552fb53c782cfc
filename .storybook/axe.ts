import axe, { type RunOptions } from 'axe-core';
import { findUnjudged } from './unjudged.ts';

const judged = new Set<string>();

// Axe evaluates every rule's selector in a slow way of its own: half of its time goes to rules whose elements
// the page does not have. The rules are only in this internal property. If it is renamed, every story fails.
// oxlint-disable-next-line no-underscore-dangle -- the name is axe's
const { rules: RULES } = (axe as unknown as { _audit: { rules: { id: string; selector: string }[] } })._audit;

/** Checks the colours of the page, except combinations that were checked before. */
export async function findPoorContrast(): Promise<string[]> {
  const elements = findUnjudged(judged);
  return elements.length === 0 ? [] : findViolations(elements, { runOnly: ['color-contrast'] });
}

/** Checks parts of the page against every rule except colours and landmarks, which a story need not have. */
export function findAxeViolations(parts: Element[]): Promise<string[]> {
  const idle = RULES.filter(({ selector }) => document.querySelector(selector) === null).map(({ id }) => id);
  const off = ['color-contrast', 'region', ...idle];
  return findViolations(parts, { rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])) });
}

async function findViolations(include: Element[], options: RunOptions): Promise<string[]> {
  const { violations } = await axe.run(
    // Storybook adds elements of its own next to the story.
    { include: include as HTMLElement[], exclude: ['.sb-wrapper'] },
    { ...options, resultTypes: ['violations'], preload: false },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
