// Apart from `scan-deletion.ts`, because signing out needs no other code of the scans.

/** Tells the server of the scan that was deleted last, if it does not know of it yet. */
let send: (() => Promise<void>) | undefined;

/** Notes how the server is told of the last deletion; undefined when it knows of it, or it is undone. */
export function waitFor(deletion: typeof send): void {
  send = deletion;
}

/** Resolves when the server knows of the last deletion. To be called before the session ends. */
export async function sendDeletion(): Promise<void> {
  await send?.();
}
