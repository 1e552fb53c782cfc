import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import area from '../account.module.css';
import { BackupCodes } from './BackupCodes.tsx';
import { CodeForm } from './CodeForm.tsx';
import { networkFailureOf, refusalOf, type TwoFactorActions } from './two-factor-actions.ts';

export interface TwoFactorOnProps {
  /** New codes, shown until `onStored`. Absent otherwise: the server gives them only once. */
  backup_codes?: readonly string[] | undefined;
  /** Uses `backup_codes`, shown below its button, and `disable`, shown in its form. */
  actions: TwoFactorActions;
  /** The codes must not be shown again. */
  onStored: () => void;
  /** Replaces the codes; the old ones become invalid. */
  onRegenerate: () => void;
  /** Receives a code from the app or a backup code. */
  onDisable: (proof: { code: string }) => void;
}

/** New backup codes, shown once, and the form that disables two-factor authentication. */
export function TwoFactorOn({ backup_codes, actions, ...rest }: TwoFactorOnProps) {
  const codesFailure = refusalOf(actions, 'backup_codes') ?? networkFailureOf(actions, 'backup_codes');
  const disableFailure = networkFailureOf(actions, 'disable');
  const isRegenerating = actions.backup_codes.state === 'busy';
  const isDisabling = actions.disable.state === 'busy';
  const regenerate = (
    <Button variant="outline" busy={isRegenerating} onClick={rest.onRegenerate}>
      {isRegenerating ? 'Making new codes…' : 'Regenerate codes'}
    </Button>
  );

  return (
    <>
      {backup_codes === undefined ? (
        <>
          <p className={area.Lead}>
            Each login asks for a code from your authenticator app. Without your phone, use a backup code. New
            codes replace the old ones.
          </p>
          <div className={area.Actions}>{regenerate}</div>
        </>
      ) : (
        <BackupCodes codes={backup_codes} onStored={rest.onStored}>
          {regenerate}
        </BackupCodes>
      )}
      <Failure>{codesFailure}</Failure>
      <div className={`${area.Stack} ${area.Ruled}`}>
        <h3 className={area.Subtitle}>Turn off</h3>
        <CodeForm
          hint="A backup code works too."
          busy={isDisabling}
          error={refusalOf(actions, 'disable')}
          onSubmit={rest.onDisable}
        >
          <Failure>{disableFailure}</Failure>
          <Button type="submit" variant="danger" busy={isDisabling} className={area.Flush}>
            {isDisabling ? 'Turning off…' : 'Disable two-factor'}
          </Button>
        </CodeForm>
      </div>
    </>
  );
}
