import type { Wish } from '@daylit/contract';
import ScanFace from 'lucide-react/icons/scan-face';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import styles from './WishLine.module.css';

export interface WishLineProps {
  wish: Wish;
}

const ICONS = { named: UserRound, photo: ScanFace, everybody: Users };

/**
 * Whose wish a step answers, under the name of its product.
 *
 * **Do** leave a step out that has no wish. **Don't** write the sentence here: the server knows who said it.
 */
export function WishLine({ wish: { kind, sentence } }: WishLineProps) {
  const Icon = ICONS[kind];
  return (
    <p className={styles.WishLine}>
      <Icon size={16} className={styles.Icon} />
      <span>{sentence}</span>
    </p>
  );
}
