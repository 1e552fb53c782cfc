import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import type { Elements } from '../../lib/elements.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import area from '../account.module.css';
import { CopyButton } from './CopyButton.tsx';
import styles from './TwoFactor.module.css';

export interface BackupCodesProps {
  /** Ten codes, each valid for one login. Copied and downloaded with one code per line. */
  codes: readonly string[];
  /** The member confirms that the codes are stored. */
  onStored: () => void;
  /** Further buttons. */
  children: Elements;
}

/** Ten codes for a login without the authenticator app. The server gives them only once. */
export function BackupCodes({ codes, onStored, children }: BackupCodesProps) {
  const text = codes.join('\n');
  return (
    <>
      <p ref={takeFocus} tabIndex={-1} className={area.Lead}>
        Keep these backup codes somewhere safe. Each one works once. We show them only now.
      </p>
      <ol aria-label="Backup codes" className={styles.Codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={area.Actions}>
        <Button icon={<Check size={18} />} onClick={onStored}>
          I have kept them
        </Button>
        <CopyButton text={text} label="Copy codes" />
        <ButtonLink
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="daylit-backup-codes.txt"
          variant="tonal"
          icon={<Download size={18} />}
        >
          Download codes
        </ButtonLink>
        {children}
      </div>
    </>
  );
}
