import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActionState } from '../../lib/states.ts';

export interface DraftOptions {
  initialDraft: string;
  onDraftChange: ((changed: { draft: string }) => void) | undefined;
  /** State of the last sent message. */
  sending: ActionState;
  onSend: (sent: { message: string }) => void;
}

/**
 * The unsent text. Sending empties it. A refused message returns to the field, before what was written since.
 */
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
    // Until this message is busy, the state belongs to the previous one.
    if (state === 'busy') sent.current.isUnderWay = true;
    else if (isUnderWay) {
      sent.current = null;
      if (state === 'failed') change(latest.current === '' ? message : `${message}\n${latest.current}`);
    }
  });
  useEffect(() => follow(sending), [sending]);

  return { draft, change, send };
}
