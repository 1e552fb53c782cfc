import { AGE_CHANGE_DAYS, type AgeBand, type Onboarding, type Preferences } from '@daylit/contract';
import { Refusal } from '../../errors.ts';
import type { MailContent } from '../mail/ports.ts';
import type { FreshSignIn, SignedInCall } from '../sign-in/ports.ts';
import type { MemberProfile } from '../members/ports.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A call that may change the member's age. */
export interface AgeCall extends SignedInCall {
  body: Pick<Onboarding, 'confirm' | 'current_password'> & { preferences?: Preferences };
}

/**
 * Refuses to erase a member who is onboarded for an age under 13, unless the call confirms it and proves who
 * makes it. Throws a 409 or a 403.
 */
export async function requireErasureProof(call: AgeCall, freshSignIn: FreshSignIn): Promise<void> {
  if (call.member.onboardedAt === null) return;
  if (!call.body.confirm) throw new Refusal('conflict', { detail: WILL_ERASE, field: 'confirm' });
  await freshSignIn.require(call, call.body.current_password);
}

interface Sent {
  /** The age that the call sends, if any. */
  age_band: AgeBand | undefined;
  /** Whether the call confirms the age and proves who makes it. */
  isProven: boolean;
  now: Date;
}

/**
 * The answers to keep where `told` replaces `before`. An age above 13 to 17 only waits, and throws a 409
 * unless it is proven or waits already. Sending 13 to 17 gives it up.
 */
export function holdAge(before: MemberProfile, told: MemberProfile, sent: Sent): MemberProfile {
  const { age_change: waiting, ...answers } = { ...told, age_change: before.age_change };
  const { age_band } = sent;
  if (before.preferences.age_band !== '13-17' || age_band === '13-17') return answers;
  const held = { ...answers, preferences: { ...answers.preferences, age_band: '13-17' as const } };
  if (age_band === undefined || age_band === waiting?.age_band)
    return { ...held, ...(waiting && { age_change: waiting }) };
  if (!sent.isProven) throw new Refusal('conflict', { detail: WILL_WAIT, field: 'confirm' });
  const takes_effect_at = new Date(sent.now.getTime() + AGE_CHANGE_DAYS * DAY).toISOString();
  return { ...held, age_change: { age_band, takes_effect_at } };
}

/** Tells a member at once that an older age waits, and where to stop it. */
export function ageChangeMail(
  recipient: string,
  { takesEffectAt, url }: { takesEffectAt: string; url: string },
): MailContent {
  return {
    recipient,
    subject: 'Your age at Daylit will change',
    paragraphs: [
      `Somebody, probably you, gave your Daylit account an age of 18 or over. It was 13 to 17 before, and stays so until ${takesEffectAt}.`,
    ],
    action: { label: 'Look at your age', url },
    closing:
      'If that is not right, choose “Keep 13 to 17” there before that day. If it was not you, change your password too.',
  };
}

const WILL_WAIT = `You told us that you are 13 to 17. You can ask for an older age in your account: it counts ${AGE_CHANGE_DAYS} days later, and we mail you at once.`;
const WILL_ERASE =
  'Daylit is for people aged 13 and over. With this age, your plan ends and your account is erased at once with everything in it. Please confirm it.';
