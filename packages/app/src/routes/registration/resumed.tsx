import type { Onboarding, Preferences } from '@daylit/contract';
import { ResumedCard } from '@daylit/ui';
import { useState } from 'react';
import type { CheckedSelfie } from '../../data/registration/selfie.ts';

interface ResumedProps {
  step: 2 | 3 | 4;
  selfie: CheckedSelfie | null;
  goals: Partial<Pick<Preferences, 'age_band'> & Pick<Onboarding, 'goals'>>;
  onStep: (step: 2 | 3) => void;
}

/** The stored answers of the other steps. */
export function Resumed({ step, selfie, goals, onStep }: ResumedProps) {
  const isAnswered = goals.age_band !== undefined;
  if (selfie === null && !isAnswered) return null;
  const photo = step === 2 ? null : selfie;
  return (
    <ResumedCard
      photo={
        photo ? { file: photo.photo, status: photo.quality.status, onChange: () => onStep(2) } : undefined
      }
      goals={isAnswered && step !== 3 ? { goals: goals.goals ?? [], onChange: () => onStep(3) } : undefined}
    />
  );
}

/** Whether a person who returns is still on the step on which they arrived. */
export function useIsComingBack(hasDraft: boolean, step: number): boolean {
  const [arrivedOn, setArrivedOn] = useState(hasDraft ? step : null);
  if (arrivedOn !== null && arrivedOn !== step) setArrivedOn(null);
  return arrivedOn === step;
}
