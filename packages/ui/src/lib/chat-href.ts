/** A link into the chat that puts a question into its field. `scanId`: the scan that it is about. */
export function chatHref(question: string, scanId?: number): string {
  const link = new URLSearchParams({ ask: question });
  if (scanId !== undefined) link.set('checkin', String(scanId));
  return `/chat?${link}`;
}
