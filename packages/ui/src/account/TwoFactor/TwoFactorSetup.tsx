import { takeFocus } from '../../lib/take-focus.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import area from '../account.module.css';
import { CodeForm } from './CodeForm.tsx';
import { CopyButton } from './CopyButton.tsx';
import { QrCode } from './QrCode.tsx';
import { networkFailureOf, refusalOf, type TwoFactorActions } from './two-factor-actions.ts';
import styles from './TwoFactor.module.css';

export interface TwoFactorSetupProps {
  /** The otpauth URI, which contains the secret. */
  qr_uri: string;
  /** Uses `verify`: an error of the code is shown at its field, a network failure above the button. */
  actions: TwoFactorActions;
  /** Receives six digits, without the space that apps show. */
  onVerify: (proof: { code: string }) => void;
  /** Cancels the setup. Nothing has changed. */
  onCancel: () => void;
}

/** Three ways to give the secret to the app (scan, open, type), then a code that proves it. */
export function TwoFactorSetup({ qr_uri, actions, onVerify, onCancel }: TwoFactorSetupProps) {
  const secret = secretOf(qr_uri);
  const networkFailure = networkFailureOf(actions, 'verify');
  const isBusy = actions.verify.state === 'busy';

  return (
    <>
      <p ref={takeFocus} tabIndex={-1} className={area.Lead}>
        Scan this code with your authenticator app, then enter the 6 digits it shows.
      </p>
      <QrCode text={qr_uri} label="QR code for your authenticator app" />
      <div className={styles.Secret}>
        <p className={area.Quiet}>Or type this key into the app:</p>
        <code className={styles.Key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <div className={area.Actions}>
          <CopyButton text={secret} label="Copy key" size="small" />
          <Link href={qr_uri} variant="block">
            Open in an app on this device
          </Link>
        </div>
      </div>
      <CodeForm digitsOnly busy={isBusy} error={refusalOf(actions, 'verify')} onSubmit={onVerify}>
        <Failure>{networkFailure}</Failure>
        <Button type="submit" width="full" busy={isBusy}>
          {isBusy ? 'Verifying…' : 'Verify'}
        </Button>
        <Button variant="quiet" width="full" onClick={onCancel}>
          Cancel
        </Button>
      </CodeForm>
    </>
  );
}

/** The secret of an otpauth URI, for typing it. Empty when there is none. */
function secretOf(qr_uri: string): string {
  return (URL.canParse(qr_uri) && new URL(qr_uri).searchParams.get('secret')) || '';
}
