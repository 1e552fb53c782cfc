import Info from 'lucide-react/icons/info';
import styles from './AiNote.module.css';

/** The note about the AI at the start of each conversation. */
export function AiNote() {
  return (
    <p className={styles.AiNote}>
      <Info size={20} className={styles.Icon} />
      <span>
        You are talking to an AI. It knows your reports and your routine, and it can be wrong. It is no
        substitute for a doctor.
      </span>
    </p>
  );
}
