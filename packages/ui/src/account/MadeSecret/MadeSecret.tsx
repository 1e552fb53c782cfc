import Check from 'lucide-react/icons/check';
import { takeFocus } from '../../lib/take-focus.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import area from '../account.module.css';
import { CopyButton } from '../TwoFactor/CopyButton.tsx';
import styles from './MadeSecret.module.css';

interface MadeSecretProps {
  secret: string;
  /** What it is and is for. */
  lead: string;
  copyLabel: string;
  onStored: () => void;
}

/** What the server tells only once: an access token, or the key of a webhook's signatures. */
export function MadeSecret({ secret, lead, copyLabel, onStored }: MadeSecretProps) {
  return (
    <div className={area.Stack}>
      <p ref={takeFocus} tabIndex={-1} className={area.Lead}>
        {`${lead} We show it only this once.`}
      </p>
      <code className={styles.Secret}>{secret}</code>
      <div className={area.Actions}>
        <CopyButton text={secret} label={copyLabel} />
        <Button variant="outline" icon={<Check size={18} />} onClick={onStored}>
          I have copied it
        </Button>
      </div>
    </div>
  );
}
