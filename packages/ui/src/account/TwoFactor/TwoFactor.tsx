import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import area from '../account.module.css';
import { TwoFactorOn } from './TwoFactorOn.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';
import { networkFailureOf, refusalOf, type TwoFactorActions } from './two-factor-actions.ts';

export interface TwoFactorProps {
  /** Whether it is enabled, from the current user. */
  is_2fa_enabled: Loaded<boolean>;
  /** False where people sign in with a provider or a passkey only. Default true. */
  hasPasswords?: boolean;
  /** The otpauth URI of a setup that is waiting for its first code. */
  qr_uri?: string | undefined;
  /** New codes, which the server gives only once. Shown until `onStored`. */
  backup_codes?: readonly string[] | undefined;
  /** State of each call. While one is busy, its button shows it and no call is sent twice. */
  actions: TwoFactorActions;
  /** Starts the setup; the answer is `qr_uri`. */
  onSetup: () => void;
  /** Cancels the setup. Nothing has changed. */
  onCancelSetup: () => void;
  /** Verifies the setup with the app's first code; the answer is `backup_codes`. */
  onVerify: (proof: { code: string }) => void;
  /** The member has confirmed that the codes are stored. They must not be shown again. */
  onStored: () => void;
  /** Replaces the backup codes; the old ones become invalid. */
  onRegenerate: () => void;
  /** Disables it, with a code from the app or a backup code. */
  onDisable: (proof: { code: string }) => void;
  /** Loads the user again. */
  onRetry?: (() => void) | undefined;
}

/** Two-factor authentication: off, being set up, or on. */
export function TwoFactor({ is_2fa_enabled, onRetry, ...rest }: TwoFactorProps) {
  switch (is_2fa_enabled.state) {
    case 'waiting':
      return (
        <SectionCard title="Two-factor sign-in">
          <Skeleton height="3em" />
          <Skeleton height="48px" width="60%" />
        </SectionCard>
      );
    case 'failed':
      return (
        <LoadProblem
          title="Your two-factor setting could not be loaded."
          detail={is_2fa_enabled.detail}
          onRetry={onRetry}
        />
      );
    case 'ready':
      return (
        <SectionCard
          title="Two-factor sign-in"
          aside={is_2fa_enabled.value ? <Tag variant="success">On</Tag> : <Tag>Off</Tag>}
        >
          {is_2fa_enabled.value ? <TwoFactorOn {...rest} /> : <TwoFactorOff {...rest} />}
          <VisuallyHidden>
            <output>
              {rest.actions.disable.state === 'done' && !is_2fa_enabled.value && 'Two-factor sign-in is off.'}
            </output>
          </VisuallyHidden>
        </SectionCard>
      );
  }
}

type TwoFactorOffProps = Pick<
  TwoFactorProps,
  'hasPasswords' | 'qr_uri' | 'actions' | 'onSetup' | 'onVerify' | 'onCancelSetup'
>;

function TwoFactorOff({
  hasPasswords = true,
  qr_uri,
  actions,
  onSetup,
  onVerify,
  onCancelSetup,
}: TwoFactorOffProps) {
  if (qr_uri !== undefined) {
    return <TwoFactorSetup qr_uri={qr_uri} actions={actions} onVerify={onVerify} onCancel={onCancelSetup} />;
  }
  const failure = refusalOf(actions, 'setup') ?? networkFailureOf(actions, 'setup');
  const isBusy = actions.setup.state === 'busy';
  return (
    <>
      <p className={area.Lead}>
        {hasPasswords
          ? 'A code from an app on your phone, on top of your password. Someone who learns your password still can’t sign in.'
          : 'A code from an app on your phone, on top of your account elsewhere. Someone who gets into that account still can’t sign in.'}
      </p>
      <Failure>{failure}</Failure>
      <Button variant="tonal" width="full" busy={isBusy} onClick={onSetup}>
        {isBusy ? 'Starting…' : 'Set up two-factor'}
      </Button>
    </>
  );
}
