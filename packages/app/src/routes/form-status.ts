/** How far a form is, as the screens call it. `sending` also holds when it is done: the page is about to change. */
export function formStatus({
  status,
}: {
  status: 'idle' | 'pending' | 'success' | 'error';
}): 'idle' | 'sending' | 'failed' {
  if (status === 'error') return 'failed';
  return status === 'idle' ? 'idle' : 'sending';
}
