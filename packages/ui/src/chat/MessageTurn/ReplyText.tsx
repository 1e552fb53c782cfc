import type { ChatSource } from '@daylit/contract';
import { SourceNotes } from '../../parts/SourceNotes/SourceNotes.tsx';
import { citedParagraphs } from '../cited-paragraphs.ts';
import styles from './MessageText.module.css';

export interface ReplyTextProps {
  /** Plain text with marks such as `[1]`, never interpreted as markup. */
  text: string;
  /** What the marks stand for. */
  sources: readonly ChatSource[];
}

/** A stored reply in paragraphs, each with the numbers of its sources. */
export function ReplyText({ text, sources }: ReplyTextProps) {
  return citedParagraphs(text, sources).map((paragraph, index) =>
    paragraph.sources.length > 0 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a stored reply does not change
      <SourceNotes key={index} sources={paragraph.sources} className={styles.Paragraph}>
        {paragraph.text}
      </SourceNotes>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <p key={index} className={styles.Paragraph}>
        {paragraph.text}
      </p>
    ),
  );
}
