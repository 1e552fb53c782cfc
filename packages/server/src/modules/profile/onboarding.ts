import type { Onboarding } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { MemberStore } from '../members/ports.ts';
import type { AgeCall } from './age-changes.ts';
import type { KeepAnswers } from './keep-answers.ts';

/** Stores the answers from onboarding, as `KeepAnswers` does. Doing it again replaces them. */
export type SaveOnboarding = (call: AgeCall & { body: Onboarding }) => Promise<void>;

interface Dependencies {
  clock: Clock;
  members: MemberStore;
  keepAnswers: KeepAnswers;
}

export function createOnboarding({ clock, members, keepAnswers }: Dependencies): SaveOnboarding {
  return async (call) => {
    const { goals, issues, preferences } = call.body;
    await keepAnswers(
      call,
      ({ region }) => ({ goals, issues, preferences, ...(region && { region }) }),
      (transaction) => members.noteOnboarded(transaction, call.member.id, clock()),
    );
  };
}
