import { paragraphsOf } from '../message-text.ts';
import styles from './MessageText.module.css';

export interface MessageTextProps {
  /** Plain text. Nothing in it is read as markup. */
  text: string;
}

/** A message in paragraphs. Line breaks and indents stay, words without end are broken. */
export function MessageText({ text }: MessageTextProps) {
  return paragraphsOf(text).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the last paragraph grows while it arrives, and must stay itself
    <p key={index} className={styles.Paragraph}>
      {paragraph}
    </p>
  ));
}
