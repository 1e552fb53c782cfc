import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findDraft, forgetDraft, keepDraft, KEPT_FOR, type OnboardingDraft } from './onboarding-draft.ts';

const NOOR = 'noor@example.org';
const DRAFT: OnboardingDraft = {
  goals: { age_band: '25-39', goals: ['Even tone'] },
  concerns: { issues: ['Redness'], reacts: 'often' },
};

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, text: string) => kept.set(key, text),
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
  vi.useFakeTimers();
});

test('answers are returned to the member who gave them', () => {
  keepDraft(NOOR, DRAFT);
  expect(findDraft(NOOR)).toEqual(DRAFT);
});

test('another member in the same browser does not get them', () => {
  keepDraft(NOOR, DRAFT);
  expect(findDraft('maya@example.org')).toBeNull();
});

test('after a day they are not returned', () => {
  keepDraft(NOOR, DRAFT);
  vi.advanceTimersByTime(KEPT_FOR + 1);
  expect(findDraft(NOOR)).toBeNull();
});

test('nothing is stored for a child, and stored answers are removed', () => {
  keepDraft(NOOR, DRAFT);
  keepDraft(NOOR, { ...DRAFT, goals: { age_band: 'under_13', goals: [] } });
  expect(findDraft(NOOR)).toBeNull();
});

test('removed answers are gone', () => {
  keepDraft(NOOR, DRAFT);
  forgetDraft();
  expect(findDraft(NOOR)).toBeNull();
});
