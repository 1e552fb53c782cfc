/** Tells the tabs of one browser that somebody has signed in or out. */
const CHANNEL = 'daylit-session';

/** Asks all other tabs to look again who is signed in. */
export function tellOtherTabs(): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel?.postMessage('changed');
  channel?.close();
}

/**
 * Calls back when another tab has signed in or out, or this one is looked at again. Returns a function that
 * ends it.
 */
export function watchOtherTabs(onChange: () => void): () => void {
  const channel = openChannel();
  const onVisible = () => {
    if (document.visibilityState === 'visible') onChange();
  };
  channel?.addEventListener('message', onChange);
  window.addEventListener('focus', onChange);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    channel?.close();
    window.removeEventListener('focus', onChange);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

// Absent in some embedded browsers. The check when a tab is looked at again is enough there.
function openChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
}
