import styles from './AiNote.module.css';

/** The note about the AI at the start of each conversation. */
export function AiNote() {
  return (
    <p className={styles.AiNote}>
      You are talking to an AI. It looks at your reports and your routine, and it can be wrong.
    </p>
  );
}
