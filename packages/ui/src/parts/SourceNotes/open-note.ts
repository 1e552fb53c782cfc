import { useSyncExternalStore } from 'react';

let openId: string | null = null;
const listeners = new Set<() => void>();

/** Opens the note with this id, which closes any other one on the page. Null closes it. */
export function setOpenNote(id: string | null): void {
  openId = id;
  for (const tell of listeners) tell();
}

/** The id of the one note that is open on the page. */
export function useOpenNote(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => openId,
    () => null,
  );
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
