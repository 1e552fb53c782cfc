import type { ProductReason } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { GradeMark } from '../../parts/GradeMark/GradeMark.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { type NumberedSource, sourcesOf } from '../../parts/SourceNotes/source-note.ts';
import { SourceNotes } from '../../parts/SourceNotes/SourceNotes.tsx';
import styles from './Reasons.module.css';

interface ReasonsProps {
  title: string;
  kind: 'for' | 'against';
  reasons: readonly ProductReason[];
  /** Every source of the page. */
  sources: readonly NumberedSource[];
  /** Shown when there is no reason. */
  empty: string;
}

/** The reasons for a product, or against it. Neither has an alarming colour. */
export function Reasons({ title, kind, reasons, sources, empty }: ReasonsProps) {
  const Icon = kind === 'for' ? Check : Minus;
  return (
    <SectionCard title={title}>
      {reasons.length === 0 && <p className={styles.Empty}>{empty}</p>}
      {reasons.length > 0 && (
        <ul className={styles.List}>
          {reasons.map((reason) => (
            <li key={`${reason.title} ${reason.sentence}`} className={styles.Reason}>
              <Icon size={20} className={styles.Icon} />
              <div className={styles.Body}>
                <SourceNotes sources={sourcesOf(reason, sources)}>{reason.sentence}</SourceNotes>
                {reason.fix !== null && <p className={styles.Fix}>{reason.fix}</p>}
                {reason.grade !== null && (
                  <GradeMark
                    grade={reason.grade}
                    isReviewed={reason.sources.some(({ is_reviewed }) => is_reviewed)}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
