import type { MadeAccessToken } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import { takeFocus } from '../../lib/take-focus.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import area from '../account.module.css';
import { CopyButton } from '../TwoFactor/CopyButton.tsx';
import styles from './AccessTokenList.module.css';

interface MadeTokenProps {
  made: MadeAccessToken;
  onStored: () => void;
}

/** A new access token, which the server tells only once. */
export function MadeToken({ made, onStored }: MadeTokenProps) {
  return (
    <div className={area.Stack}>
      <p ref={takeFocus} tabIndex={-1} className={area.Lead}>
        {`Copy the token for ${made.access_token.name} now. We show it only this once.`}
      </p>
      <code className={styles.Token}>{made.token}</code>
      <div className={area.Actions}>
        <CopyButton text={made.token} label="Copy token" />
        <Button variant="outline" icon={<Check size={18} />} onClick={onStored}>
          I have copied it
        </Button>
      </div>
    </div>
  );
}
