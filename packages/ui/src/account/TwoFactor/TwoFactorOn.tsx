import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import area from '../account.module.css';
import { BackupCodes } from './BackupCodes.tsx';
import { CodeForm } from './CodeForm.tsx';
import { messageAt, type TwoFactorProblem, type TwoFactorStep } from './two-factor-problem.ts';

export interface TwoFactorOnProps {
  /** Fresh ones, shown until `onStored`. Absent otherwise: the server tells them once. */
  backup_codes: readonly string[] | undefined;
  /** The call that is on its way. */
  busy: TwoFactorStep | undefined;
  /** `disable` stands at the code, `backup_codes` and `network` above "Turn off". */
  problem: TwoFactorProblem | undefined;
  /** The codes are not to be shown again. */
  onStored: () => void;
  /** Replaces the codes: the old ones are void. */
  onRegenerate: () => void;
  /** With a code of the app or a backup code. */
  onDisable: (proof: { code: string }) => void;
}

/** The backup codes, once, and the way to turn it off. */
export function TwoFactorOn({ backup_codes, busy, problem, ...rest }: TwoFactorOnProps) {
  const codesMessage = messageAt(problem, 'backup_codes') ?? messageAt(problem, 'network');
  const regenerate = (
    <Button variant="outline" busy={busy === 'backup_codes'} onClick={rest.onRegenerate}>
      {busy === 'backup_codes' ? 'Making new codes…' : 'Regenerate codes'}
    </Button>
  );

  return (
    <>
      {backup_codes === undefined ? (
        <>
          <p className={area.Lead}>
            Your authenticator app is asked for a code at each login. Without your phone, a backup code does.
            New codes make the old ones void.
          </p>
          <div className={area.Actions}>{regenerate}</div>
        </>
      ) : (
        <BackupCodes codes={backup_codes} onStored={rest.onStored}>
          {regenerate}
        </BackupCodes>
      )}
      {codesMessage !== undefined && <Notice tone="danger">{codesMessage}</Notice>}
      <div className={`${area.Stack} ${area.Ruled}`}>
        <h3 className={area.Subtitle}>Turn off</h3>
        <CodeForm
          hint="One of your backup codes does as well."
          busy={busy === 'disable'}
          error={messageAt(problem, 'disable')}
          onSubmit={rest.onDisable}
        >
          <Button type="submit" variant="danger" busy={busy === 'disable'} className={area.Flush}>
            {busy === 'disable' ? 'Turning off…' : 'Disable two-factor'}
          </Button>
        </CodeForm>
      </div>
    </>
  );
}
