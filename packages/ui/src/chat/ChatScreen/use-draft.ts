import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActionState } from '../../lib/states.ts';

export interface DraftOptions {
  initialDraft: string;
  onDraftChange: ((changed: { draft: string }) => void) | undefined;
  /** How far the message is that was sent last. */
  sending: ActionState;
  onSend: (sent: { message: string }) => void;
}

/** What is being written. Sending empties it; a message that was not taken comes back, before what came after it. */
export function useDraft({ initialDraft, onDraftChange, sending, onSend }: DraftOptions) {
  const [draft, setDraft] = useState(initialDraft);
  const latest = useRef(initialDraft);
  const sent = useRef<{ message: string; isUnderWay: boolean }>(null);

  function change(next: string) {
    latest.current = next;
    setDraft(next);
    onDraftChange?.({ draft: next });
  }

  function send() {
    const message = latest.current.trim();
    if (message === '') return;
    sent.current = { message, isUnderWay: false };
    change('');
    onSend({ message });
  }

  const follow = useEffectEvent(({ state }: ActionState) => {
    if (sent.current === null) return;
    const { message, isUnderWay } = sent.current;
    // Until this message is under way, the state is that of the one before it.
    if (state === 'busy') sent.current.isUnderWay = true;
    else if (isUnderWay) {
      sent.current = null;
      if (state === 'failed') change(latest.current === '' ? message : `${message}\n${latest.current}`);
    }
  });
  useEffect(() => follow(sending), [sending]);

  return { draft, change, send };
}
