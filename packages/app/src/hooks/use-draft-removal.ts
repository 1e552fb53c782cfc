import { useEffect } from 'react';
import { forgetChatTab } from '../data/chat/draft.ts';
import { forgetVisits } from '../data/kept-pages.ts';
import { findDraft, forgetDraft } from '../data/registration/onboarding-draft.ts';
import { forgetOfflineCopy } from '../lib/browser-storage.ts';
import type { Session } from '../data/sessions/session.ts';

/**
 * Removes the stored answers of a registration: after it, at a logout, after a day, and when another member
 * is logged in. A logout also removes the draft of the chat, what is remembered of visited pages, and what is
 * kept to be read offline.
 */
export function useDraftRemoval(session: Session): void {
  useEffect(() => {
    if (session.status === 'unknown') return;
    if (session.status === 'signed_out') {
      forgetChatTab();
      forgetVisits();
      void forgetOfflineCopy();
    }
    const isJoining = session.status === 'signed_in' && !session.user.onboarding_complete;
    if (!isJoining || findDraft(session.user.email) === null) forgetDraft();
  }, [session]);
}
