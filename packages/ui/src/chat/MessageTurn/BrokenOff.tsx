import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Ask } from '../chat.ts';
import styles from './BrokenOff.module.css';

/** Says that a reply was interrupted. The question of the last one can be put into the field again. */
export function BrokenOff({ ask }: { ask: Ask | undefined }) {
  const question = ask?.question;
  return (
    <div className={styles.BrokenOff}>
      <p>This reply broke off here.</p>
      {ask !== undefined && question !== undefined && (
        <Button
          variant="outline"
          size="small"
          icon={<RotateCcw size={18} />}
          onClick={() => ask.onAsk({ question })}
        >
          Ask again
        </Button>
      )}
    </div>
  );
}
