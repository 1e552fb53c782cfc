import type { ErasureReceipt } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { formatMoment } from '../../lib/format-date.ts';
import { keyWords } from '../../lib/key-words.ts';
import { MessageCard } from '../../parts/MessageCard/MessageCard.tsx';
import styles from './AccountErasedScreen.module.css';

export interface AccountErasedScreenProps {
  /** The answer to the deletion. It exists only once: it cannot be requested again. */
  receipt: ErasureReceipt;
}

/** After the deletion: what was erased, and a receipt number. The session has ended. */
export function AccountErasedScreen({ receipt }: AccountErasedScreenProps) {
  const { receipt_id, erased_at, counts } = receipt;
  const erased = Object.entries(counts).filter(([, count]) => count > 0);
  return (
    <MessageCard
      icon={<Check size={28} />}
      tone="success"
      title="Your account is erased"
      message={`Everything in it was deleted on ${formatMoment(erased_at)}.`}
    >
      <dl className={styles.Facts}>
        <div>
          <dt>Receipt</dt>
          <dd>{receipt_id}</dd>
        </div>
        {erased.map(([kind, count]) => (
          <div key={kind}>
            <dt>{keyWords(kind)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p>Keep the number if you want to ask about it later.</p>
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </MessageCard>
  );
}
