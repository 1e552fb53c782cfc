import type { RoutineAction, RoutineWarning } from '@daylit/contract';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, useState } from 'react';
import { GradeMark } from '../../parts/GradeMark/GradeMark.tsx';
import { ProductPicture } from '../../parts/ProductPicture/ProductPicture.tsx';
import { type NumberedSource, sourcesOf } from '../../parts/SourceNotes/source-note.ts';
import { SourceNotes } from '../../parts/SourceNotes/SourceNotes.tsx';
import { chatHref } from '../../lib/chat-href.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './WarningCard.module.css';

export interface WarningCardProps {
  /** A rule that the routine breaks. */
  warning: RoutineWarning;
  /** Every source of the routine check, so that one has the same number in each warning. */
  sources: readonly NumberedSource[];
  /** A change is running; another one waits. */
  isBusy: boolean;
  /** Makes the change that the warning suggests. */
  onApply: (action: RoutineAction) => void;
}

/** One warning: its fact, its products, the reason, the fix, and the grade of the evidence. */
export function WarningCard({ warning, sources, isBusy, onApply }: WarningCardProps) {
  const { severity, title, sentence, fix, grade, products, action } = warning;
  const [isLeft, setIsLeft] = useState(false);
  const id = useId();
  const isInfo = severity === 'info';
  return (
    <article aria-labelledby={id} className={styles.WarningCard}>
      <span data-tone={isInfo ? 'info' : 'warning'} className={styles.Icon}>
        {isInfo ? <Info size={20} /> : <TriangleAlert size={20} />}
      </span>
      <h3 id={id} className={styles.Title}>
        {title}
      </h3>
      {isLeft ? (
        <div className={styles.Actions}>
          <Button variant="quiet" size="small" onClick={() => setIsLeft(false)}>
            Show again
          </Button>
        </div>
      ) : (
        <div className={styles.Body}>
          <ul className={styles.Products}>
            {products.map(({ daypart, step, id: product, name }) => (
              <li key={`${daypart} ${step} ${product}`} className={styles.Product}>
                <span className={styles.Picture}>
                  <ProductPicture product={{ id: product, category: step }} />
                </span>
                <span>{name}</span>
              </li>
            ))}
          </ul>
          <p className={styles.Words}>{`${sentence} ${fix}`}</p>
          <div className={styles.Actions}>
            {action !== null && (
              <Button variant="tonal" size="small" busy={isBusy} onClick={() => onApply(action)}>
                {action.label}
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={() => setIsLeft(true)}>
              Leave it
            </Button>
            <ButtonLink variant="quiet" size="small" href={chatHref(`Why? ${sentence}`)}>
              Ask about this<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </ButtonLink>
          </div>
          <div className={styles.Evidence}>
            <SourceNotes sources={sourcesOf(warning, sources)}>
              <GradeMark grade={grade} isReviewed={warning.sources.some(({ is_reviewed }) => is_reviewed)} />
            </SourceNotes>
          </div>
        </div>
      )}
    </article>
  );
}
