import type { ScanReply } from '@daylit/contract';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useId } from 'react';
import { CareCard } from '../../parts/CareCard/CareCard.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import styles from './YouAsked.module.css';

/** The most sentences of an answer; the chat has all of them. */
const MOST_SENTENCES = 3;

export interface YouAskedProps {
  /** What the member wrote with the photo. */
  user_message: string;
  /** The answer to it. */
  reply: ScanReply;
  /** The scan of the report. */
  scanId: number;
}

/** What was asked with the photo, and how its answer begins. A red flag is its card, and nothing else. */
export function YouAsked({ user_message, reply: { message, answer }, scanId }: YouAskedProps) {
  const id = useId();
  if (answer.care) return <CareCard care={answer.care} />;
  return (
    <section aria-labelledby={id} className={styles.YouAsked}>
      <h2 id={id} className={styles.Title}>
        <MessageCircle size={20} />
        You asked
      </h2>
      <p className={styles.Message}>{`“${user_message}”`}</p>
      <p>{beginningOf(message)}</p>
      <Link href={`/chat?checkin=${scanId}`} variant="block">
        Go on in Chat
      </Link>
    </section>
  );
}

/** The first sentences of an answer, without the numbers of its sources, which are in the chat. */
function beginningOf(message: string): string {
  return message
    .replaceAll(/\s*\[\d+\]/g, '')
    .split(/(?<=[.!?]["”]?)\s+/)
    .slice(0, MOST_SENTENCES)
    .join(' ');
}
