import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { AccountCard } from '../AccountCard/AccountCard.tsx';
import area from '../account.module.css';
import { TwoFactorOn } from './TwoFactorOn.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';
import { messageOf, type TwoFactorProblem, type TwoFactorStep } from './two-factor-problem.ts';

export interface TwoFactorProps {
  /** Whether it is on, from the user. Absent until that has arrived. */
  is_2fa_enabled: boolean | undefined;
  /** The otpauth address of a setup that waits for its first code. */
  qr_uri?: string | undefined;
  /** Fresh ones, which the server tells this once. Shown until `onStored`. */
  backup_codes?: readonly string[] | undefined;
  /** The call that is on its way; its button shows it and nothing is sent twice. */
  busy?: TwoFactorStep | undefined;
  /** What went wrong last. Shown where it happened, in the specification's words or the server's. */
  problem?: TwoFactorProblem | undefined;
  /** Starts the setup; the answer is `qr_uri`. */
  onSetup: () => void;
  /** Leaves the setup. Nothing has changed. */
  onCancelSetup: () => void;
  /** Proves the app with its first code; the answer is `backup_codes`. */
  onVerify: (proof: { code: string }) => void;
  /** The codes are written down, or the person says so: they are not to be shown again. */
  onStored: () => void;
  /** Replaces the backup codes: the old ones are void. */
  onRegenerate: () => void;
  /** Turns it off, with a code of the app or a backup code. */
  onDisable: (proof: { code: string }) => void;
}

/** The second step of signing in: off, being set up, or on. */
export function TwoFactor({ is_2fa_enabled, qr_uri, busy, problem, ...rest }: TwoFactorProps) {
  if (is_2fa_enabled === undefined) {
    return (
      <AccountCard title="Two-factor sign-in">
        <Skeleton height="3em" />
        <Skeleton height="48px" width="60%" />
      </AccountCard>
    );
  }
  if (is_2fa_enabled) {
    return (
      <AccountCard title="Two-factor sign-in" tag={<Tag variant="success">On</Tag>}>
        <TwoFactorOn
          backup_codes={rest.backup_codes}
          busy={busy}
          problem={problem}
          onStored={rest.onStored}
          onRegenerate={rest.onRegenerate}
          onDisable={rest.onDisable}
        />
      </AccountCard>
    );
  }
  return (
    <AccountCard title="Two-factor sign-in" tag={<Tag>Off</Tag>}>
      {qr_uri === undefined ? (
        <>
          <p className={area.Lead}>
            A code from an app on your phone, asked for beside your password. Who learns your password still
            cannot sign in.
          </p>
          {problem !== undefined && <Notice tone="danger">{messageOf(problem)}</Notice>}
          <Button variant="tonal" width="full" busy={busy === 'setup'} onClick={rest.onSetup}>
            {busy === 'setup' ? 'Starting…' : 'Set up two-factor'}
          </Button>
        </>
      ) : (
        <TwoFactorSetup
          qr_uri={qr_uri}
          busy={busy === 'verify'}
          problem={problem}
          onVerify={rest.onVerify}
          onCancel={rest.onCancelSetup}
        />
      )}
    </AccountCard>
  );
}
