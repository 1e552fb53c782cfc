import type { Onboarding, Preferences } from '@daylit/contract';
import { findItem, forgetItem, forgetPhoto, keepItem } from '../../lib/browser-storage.ts';

/** A person's answers so far while registering. */
export interface OnboardingDraft {
  goals: Partial<Pick<Preferences, 'age_band'> & Pick<Onboarding, 'goals'>>;
  concerns: Partial<Pick<Preferences, 'midday_feel' | 'reacts'> & Pick<Onboarding, 'issues'>>;
}

interface KeptDraft extends OnboardingDraft {
  /** The address that the answers belong to. Another member in this browser does not see them. */
  email: string;
  /** When the person answered last, in milliseconds since 1970. */
  kept_at: number;
}

/** How long answers and photo are kept, in milliseconds. */
export const KEPT_FOR = 24 * 60 * 60 * 1000;

/** The answers of the member with this address, null when there are none from today. */
export function findDraft(email: string): OnboardingDraft | null {
  try {
    const kept = JSON.parse(findItem('onboardingAnswers') ?? 'null') as KeptDraft | null;
    if (kept?.email !== email || Date.now() - kept.kept_at > KEPT_FOR) return null;
    return { goals: kept.goals, concerns: kept.concerns };
  } catch {
    return null;
  }
}

/** Keeps the answers, unless a child gave them: nothing about a child is kept. */
export function keepDraft(email: string, draft: OnboardingDraft): void {
  if (draft.goals.age_band === 'under_13') {
    forgetDraft();
    return;
  }
  const kept: KeptDraft = { ...draft, email, kept_at: Date.now() };
  keepItem('onboardingAnswers', JSON.stringify(kept));
}

/** Removes the answers and the photo. */
export function forgetDraft(): void {
  forgetItem('onboardingAnswers');
  forgetPhoto();
}
