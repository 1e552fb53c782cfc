import { beforeEach, expect, test, vi } from 'vitest';
import { findDraft, forgetDraft, keepDraft, KEPT_FOR, type OnboardingDraft } from './onboarding-draft.ts';

const NOOR = 'noor@example.org';
const DRAFT: OnboardingDraft = {
  goals: { age_band: '25-39', goals: ['Even tone'] },
  concerns: { issues: ['Redness'], reacts: 'often' },
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, text: string) => kept.set(key, text),
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
  vi.useFakeTimers();
});

test('answers come back to the one who gave them', () => {
  keepDraft(NOOR, DRAFT);
  expect(findDraft(NOOR)).toEqual(DRAFT);
});

test('somebody else in the same browser does not get them', () => {
  keepDraft(NOOR, DRAFT);
  expect(findDraft('maya@example.org')).toBeNull();
});

test('after a day they are not given back', () => {
  keepDraft(NOOR, DRAFT);
  vi.advanceTimersByTime(KEPT_FOR + 1);
  expect(findDraft(NOOR)).toBeNull();
});

test('of a child nothing is kept, and what was kept is gone', () => {
  keepDraft(NOOR, DRAFT);
  keepDraft(NOOR, { ...DRAFT, goals: { age_band: 'under_13', goals: [] } });
  expect(findDraft(NOOR)).toBeNull();
});

test('forgotten answers are gone', () => {
  keepDraft(NOOR, DRAFT);
  forgetDraft();
  expect(findDraft(NOOR)).toBeNull();
});
