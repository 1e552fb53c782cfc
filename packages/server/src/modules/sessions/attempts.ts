import { emailKey } from '../members/ports.ts';
import type { Browser, KnownDevices } from '../sign-in/ports.ts';

/**
 * The key under which a wrong password or code is counted: the address, or a browser that has signed in to it
 * before. Somebody who only knows the address therefore cannot delay its owner in a known browser.
 */
export type AttemptKey = (key: string, userId: number | undefined, browser: Browser) => Promise<string>;

export function createAttemptKey(devices: KnownDevices): AttemptKey {
  return async (key, userId, { session, device }) => {
    const id = device === undefined ? undefined : await devices.find(device, userId);
    if (id !== undefined) return `device ${id}`;
    const isSignedIn = session?.kind === 'member' && emailKey(session.member.email) === key;
    return isSignedIn ? `session ${session.id}` : key;
  };
}
