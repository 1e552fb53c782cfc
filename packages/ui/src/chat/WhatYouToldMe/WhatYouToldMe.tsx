import type { ToldFact } from '@daylit/contract';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { ActionState } from '../../lib/states.ts';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { failureOf } from '../told.ts';
import styles from './WhatYouToldMe.module.css';

export interface WhatYouToldMeProps {
  /** What holds in the conversation. Without any, nothing is shown. */
  facts: readonly ToldFact[];
  /** State of taking one back, or of keeping one. */
  change: ActionState;
  onTakeBack: (chosen: { fact_id: string }) => void;
}

/** What a member said about themselves in the conversation: a row of chips, and a card beside a wide chat. */
export function WhatYouToldMe({ facts, change, onTakeBack }: WhatYouToldMeProps) {
  const id = useId();
  const isBusy = change.state === 'busy';
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.WhatYouToldMe}>
      <div className={styles.Inside}>
        <h2 id={id} className={styles.Title}>
          What you told me
        </h2>
        <p className={styles.Note}>Only for this chat. Take back what is not right.</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
        <ul tabIndex={0} aria-labelledby={id} className={styles.Facts}>
          {facts.map((fact) => (
            <li key={fact.id} className={styles.Fact}>
              {fact.is_kept && (
                <>
                  <BookmarkCheck size={18} className={styles.Kept} />
                  <VisuallyHidden>Kept for next time: </VisuallyHidden>
                </>
              )}
              <span className={styles.Sentence}>{fact.sentence}</span>
              <IconButton
                label={`Take back: ${fact.sentence}`}
                icon={<X size={18} />}
                aria-disabled={isBusy}
                onClick={() => isBusy || onTakeBack({ fact_id: fact.id })}
              />
            </li>
          ))}
        </ul>
        <Failure>{failureOf(change)}</Failure>
      </div>
    </section>
  );
}
