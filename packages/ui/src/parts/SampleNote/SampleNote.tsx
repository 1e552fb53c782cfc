import styles from './SampleNote.module.css';

/** Explains the tag "Sample" once per section, so that nobody looks for a product that does not exist. */
export function SampleNote() {
  return <p className={styles.SampleNote}>Products marked Sample are made up.</p>;
}
