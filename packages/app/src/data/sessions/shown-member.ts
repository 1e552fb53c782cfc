import type { UserView } from '@daylit/contract';
import { writeDatesAsIn } from '@daylit/ui';
import { signInHint } from '../../lib/sign-in-hint.ts';
import { forgetChatTab } from '../chat/draft.ts';

type Member = Pick<UserView, 'email' | 'session_id' | 'region'>;

/** Whom this page shows; undefined before the first answer, and after a logout. */
let shown: Member | undefined;

/** The id of the session whose member this page shows. */
export function shownSessionId(): string | undefined {
  return shown?.session_id;
}

/** The sign-in that was current when the page showed this member. */
let shownHint: string | undefined;

/** Notes whom the page shows from now on, which decides how it writes dates. */
export function noteShownMember(user: Member | undefined): void {
  shown = user;
  shownHint = signInHint();
  writeDatesAsIn(user?.region ?? null);
}

/**
 * Whether the page shows a member, and it is not this one. A member may have changed the address, or signed
 * in again.
 */
export function isOtherMember({ email, session_id }: Member): boolean {
  return shown !== undefined && shown.session_id !== session_id && shown.email !== email;
}

/**
 * Hides and reloads a page that the browser has kept for "back", when its member has signed out or somebody
 * else in meanwhile.
 */
export function watchRestoring(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || shown === undefined || signInHint() === shownHint) return;
    document.body.hidden = true;
    loadAnew();
  });
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
