import { expect, screen, waitFor } from 'storybook/test';

/**
 * For stories: the open dialog, once it accepts clicks. Radix disables the page first and enables the dialog
 * a moment later.
 */
export async function findDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(dialog).pointerEvents).toBe('auto'));
  return dialog;
}
