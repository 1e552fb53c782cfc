import type { Consent, Preferences } from '@daylit/contract';
import type { AccountPageName } from '../account-pages.tsx';

/** What is known about the account. A part that is not known yet, or could not be loaded, is undefined. */
export interface AccountFacts {
  email?: string | undefined;
  is_2fa_enabled?: boolean | undefined;
  /** How many passkeys there are. */
  passkeys?: number | undefined;
  /** How many browsers are signed in, this one included. */
  sessions?: number | undefined;
  consents?: readonly Consent[] | undefined;
  preferences?: Preferences | undefined;
}

/** The state of each page in one line. A page whose state is not known has none. */
export function rowWords(facts: AccountFacts): Partial<Record<AccountPageName, string | undefined>> {
  return {
    details: facts.email,
    'sign-in': signInWords(facts),
    sessions: facts.sessions === undefined ? undefined : sessionWords(facts.sessions),
    privacy: facts.consents && privacyWords(facts.consents),
    preferences: facts.preferences && preferenceWords(facts.preferences),
    'your-data': 'Export or delete',
  };
}

function signInWords({ is_2fa_enabled, passkeys }: AccountFacts): string | undefined {
  if (is_2fa_enabled === undefined || passkeys === undefined) return undefined;
  const keys = passkeys === 0 ? 'no passkey' : `${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}`;
  return `Two-factor ${is_2fa_enabled ? 'on' : 'off'}, ${keys}`;
}

function sessionWords(count: number): string {
  return count === 1 ? 'Only this browser' : `${count} browsers signed in`;
}

function privacyWords(consents: readonly Consent[]): string {
  const isGranted = (purpose: Consent['purpose']) =>
    consents.some((consent) => consent.purpose === purpose && consent.granted);
  const isChatOutside = isGranted('external_chat');
  if (!isGranted('photo_analysis'))
    return isChatOutside ? 'No photos, chat at an outside AI model' : 'No photo may be analyzed';
  const outside = [isGranted('external_ai') && 'photos', isChatOutside && 'chat']
    .filter(Boolean)
    .join(' and ');
  return outside === ''
    ? 'Photos on this server only'
    : `${outside[0]?.toUpperCase()}${outside.slice(1)} at an outside AI model`;
}

const BUDGET_WORDS = { low: 'up to $15', medium: 'up to $35', high: 'any price' } as const;

function preferenceWords({ fragrance_free, avoid = [], budget, words_only }: Preferences): string {
  const words = [
    fragrance_free === true && 'fragrance-free',
    avoid.length > 0 && `${avoid.length} left out`,
    budget !== undefined && BUDGET_WORDS[budget],
    words_only === true && 'words only',
  ].filter((word) => word !== false);
  const [first, ...more] = words;
  if (first === undefined) return 'None yet';
  return [first[0]?.toUpperCase() + first.slice(1), ...more.slice(0, 1)].join(', ');
}
