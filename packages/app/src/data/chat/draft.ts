import { CHAT_TEXT_LIMITS } from '@daylit/contract';
import { findItem, forgetItem, keepItem } from '../../lib/browser-storage.ts';

/** The message of this tab that is not sent yet; empty when there is none. */
export function findDraft(): string {
  return findItem('chatDraft') ?? '';
}

/** Keeps it across a reload. */
export function keepDraft(draft: string): void {
  if (draft === '') forgetItem('chatDraft');
  else keepItem('chatDraft', draft);
}

/**
 * Follows a link into the chat: adds its question below the draft, and stores the check-in that it is about.
 * Nothing is sent.
 */
export function followChatLink({ ask, checkin }: { ask: string | null; checkin: string | null }): void {
  const question = ask?.trim().slice(0, CHAT_TEXT_LIMITS.maxLength) ?? '';
  const draft = findDraft();
  if (question !== '' && !draft.includes(question))
    keepDraft(draft.trim() === '' ? question : `${draft}\n${question}`);
  if (checkin !== null && /^[1-9]\d{0,9}$/.test(checkin)) keepItem('chatCheckin', checkin);
}

/** Removes what the chat has stored in this tab. */
export function forgetChatTab(): void {
  forgetItem('chatDraft');
  forgetItem('chatCheckin');
}
