import type { ChatMessage, CrisisHelp, ToldFact } from '@daylit/contract';
import type { ActionState } from '../lib/states.ts';

/** What a member can do with what they said about themselves. */
export interface ToldActions {
  /** State of the last change. */
  change: ActionState;
  onTakeBack: (chosen: { fact_id: string }) => void;
  /** Writes it into the profile. */
  onKeep: (chosen: { fact: ToldFact }) => void;
}

/** The same with what holds. */
export interface Told extends ToldActions {
  facts: readonly ToldFact[];
}

const NOTHING: readonly ToldFact[] = [];

/** The place at which the current conversation begins, among messages with the oldest first. */
export function startOfConversation(messages: readonly ChatMessage[]): number {
  return Math.max(
    0,
    messages.findLastIndex((message) => message.starts_conversation),
  );
}

/** What holds in the current conversation, as its newest reply says. */
export function toldIn(messages: readonly ChatMessage[]): readonly ToldFact[] {
  const current = messages.slice(startOfConversation(messages));
  return current.findLast(({ answer }) => answer?.told !== undefined)?.answer?.told ?? NOTHING;
}

/** Whom to call while a crisis is open in the current conversation, as its newest reply says; else null. */
export function crisisIn(messages: readonly ChatMessage[]): CrisisHelp | null {
  const current = messages.slice(startOfConversation(messages));
  return current.findLast(({ answer }) => answer != null)?.answer?.crisis ?? null;
}

/** What to say about a change that failed. */
export function failureOf(change: ActionState): string | undefined {
  if (change.state !== 'failed') return undefined;
  return `Error: ${change.detail ?? 'This could not be saved. Please try again.'}`;
}
