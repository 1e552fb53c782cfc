import { useRef, useState } from 'react';

export interface DraftOptions {
  initialDraft: string;
  onDraftChange: ((changed: { draft: string }) => void) | undefined;
  onSend: (sent: { message: string }) => boolean | Promise<boolean>;
}

/** What is being written. Sending empties it; a message that was not taken comes back, before what came after it. */
export function useDraft({ initialDraft, onDraftChange, onSend }: DraftOptions) {
  const [draft, setDraft] = useState(initialDraft);
  const latest = useRef(initialDraft);

  function change(next: string) {
    latest.current = next;
    setDraft(next);
    onDraftChange?.({ draft: next });
  }

  async function send() {
    const message = latest.current.trim();
    if (message === '') return;
    change('');
    let isTaken = false;
    try {
      isTaken = await onSend({ message });
    } finally {
      if (!isTaken) change(latest.current === '' ? message : `${message}\n${latest.current}`);
    }
  }

  return { draft, change, send };
}
