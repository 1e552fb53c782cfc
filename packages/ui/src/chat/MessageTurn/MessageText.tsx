import { paragraphsOf } from '../message-text.ts';
import styles from './MessageText.module.css';

export interface MessageTextProps {
  /** Plain text, never interpreted as markup. */
  text: string;
}

/** A message in paragraphs. Line breaks and indents are kept; overlong words are broken. */
export function MessageText({ text }: MessageTextProps) {
  return paragraphsOf(text).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the growing last paragraph keeps its element
    <p key={index} className={styles.Paragraph}>
      {paragraph}
    </p>
  ));
}
