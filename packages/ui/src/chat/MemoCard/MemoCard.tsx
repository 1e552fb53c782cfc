import type { Memo, ToldFact } from '@daylit/contract';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Told } from '../told.ts';
import styles from './MemoCard.module.css';

export interface MemoCardProps {
  memo: Memo;
  /** What holds now, with what can be done. Absent for a memo of an earlier conversation. */
  told?: Told | undefined;
}

/** What the assistant took note of in a message: once, with the choice to keep it or to take it back. */
export function MemoCard({ memo: { fact_id, sentence, follows }, told }: MemoCardProps) {
  const fact = told?.facts.find(({ id }) => id === fact_id);
  return (
    <div className={styles.MemoCard}>
      <span className={styles.Icon}>
        <Bookmark size={20} />
      </span>
      <div>
        <p>
          {'I take it that '}
          <strong className={styles.Fact}>{sentence.replace(/^You\b/, 'you')}</strong>
          {'.'}
        </p>
        <p className={styles.Follows}>{follows}</p>
        {told &&
          (fact && !fact.is_kept ? (
            <Choice fact={fact} told={told} />
          ) : (
            <Chosen isKept={fact !== undefined} />
          ))}
      </div>
    </div>
  );
}

function Choice({ fact, told }: { fact: ToldFact; told: Told }) {
  const { change, onKeep, onTakeBack } = told;
  const isBusy = change.state === 'busy';
  const choose = (act: () => void) => () => {
    if (!isBusy) act();
  };
  return (
    <div className={styles.Choices}>
      {fact.preferences !== null && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={choose(() => onKeep({ fact }))}
          className={styles.Choice}
        >
          Keep for next time
        </button>
      )}
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={choose(() => onTakeBack({ fact_id: fact.id }))}
        className={styles.Choice}
      >
        Not true
      </button>
    </div>
  );
}

function Chosen({ isKept }: { isKept: boolean }) {
  return (
    <output className={styles.Chosen}>
      {isKept ? <BookmarkCheck size={18} /> : <Undo2 size={18} />}
      <span>{isKept ? 'Kept for next time' : 'Taken back'}</span>
    </output>
  );
}
