import type { ContactTurn } from '@daylit/contract';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import styles from './Attachment.module.css';

export interface AttachmentProps {
  /** At least one message, the oldest first. */
  chat: readonly ContactTurn[];
}

/** The end of a chat: ticked by the member or not sent, and shown in full before. */
export function Attachment({ chat }: AttachmentProps) {
  const count = chat.length === 1 ? 'the last message' : `the last ${chat.length} messages`;
  return (
    <div className={styles.Attachment}>
      <Checkbox name="chat" label={`Attach ${count} of my chat`} />
      <Fold summary="What we would read" open>
        <ol className={styles.Turns}>
          {chat.map(({ role, text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- words may stand twice, and nothing moves
            <li key={index} className={styles.Turn}>
              <span className={styles.Who}>{role === 'user' ? 'You' : 'Daylit'}</span>
              <span className={styles.Text}>{text}</span>
            </li>
          ))}
        </ol>
      </Fold>
      <p className={styles.Not}>Photos, reports and your plan are not attached.</p>
    </div>
  );
}
