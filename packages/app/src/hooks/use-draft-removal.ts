import { useEffect } from 'react';
import { forgetChatTab } from '../data/chat/draft.ts';
import { findDraft, forgetDraft } from '../data/registration/onboarding-draft.ts';
import type { Session } from '../data/sessions/session.ts';

/**
 * Removes what a registration has kept in this browser: after it, at a logout, after a day, and when somebody
 * else is logged in. A logout also removes what is written in the chat.
 */
export function useDraftRemoval(session: Session): void {
  useEffect(() => {
    if (session.status === 'unknown') return;
    if (session.status === 'signed_out') forgetChatTab();
    const isJoining = session.status === 'signed_in' && !session.user.onboarding_complete;
    if (!isJoining || findDraft(session.user.email) === null) forgetDraft();
  }, [session]);
}
