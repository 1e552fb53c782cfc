import type { UserView } from '@daylit/contract';
import { forgetChatTab } from '../chat/draft.ts';

type Member = Pick<UserView, 'email' | 'session_id'>;

/** Whom this page shows; undefined before the first answer, and after a logout. */
let shown: Member | undefined;

/** The id of the session whose member this page shows. */
export function shownSessionId(): string | undefined {
  return shown?.session_id;
}

/** Notes whom the page shows from now on. */
export function noteShownMember(user: Member | undefined): void {
  shown = user;
}

/**
 * Whether the page shows a member, and it is not this one. A member may have changed the address, or signed
 * in again.
 */
export function isOtherMember({ email, session_id }: Member): boolean {
  return shown !== undefined && shown.session_id !== session_id && shown.email !== email;
}

/**
 * Reloads the page for the member to whom the cookie belongs, without what the last one has written in
 * this tab.
 */
export function loadAnew(): void {
  forgetChatTab();
  // A message that was refused is put back as the draft before the page is gone.
  globalThis.addEventListener('pagehide', forgetChatTab, { once: true });
  location.reload();
}
