import type { MadeWebhook } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import { takeFocus } from '../../lib/take-focus.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import area from '../account.module.css';
import { CopyButton } from '../TwoFactor/CopyButton.tsx';
import styles from './WebhookList.module.css';

interface MadeWebhookSecretProps {
  made: MadeWebhook;
  onStored: () => void;
}

/** The secret of a new webhook, which the server tells only once. */
export function MadeWebhookSecret({ made, onStored }: MadeWebhookSecretProps) {
  return (
    <div className={area.Stack}>
      <p ref={takeFocus} tabIndex={-1} className={area.Lead}>
        Copy the secret now. Your program checks the signatures with it. We show it only this once.
      </p>
      <code className={styles.Secret}>{made.secret}</code>
      <div className={area.Actions}>
        <CopyButton text={made.secret} label="Copy secret" />
        <Button variant="outline" icon={<Check size={18} />} onClick={onStored}>
          I have copied it
        </Button>
      </div>
    </div>
  );
}
