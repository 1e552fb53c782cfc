import type { Consent } from '@daylit/contract';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { formatMoment } from '../../lib/format-date.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CHOICE_WORDS, type OutsidePurpose } from './choice-words.tsx';
import styles from './TwoConsents.module.css';

/** A consent to send something to a model outside this server. */
export type OutsideConsent = Consent & { purpose: OutsidePurpose };

export interface OutsideChoice {
  /** The newest decision about the server's present text. */
  consent: OutsideConsent;
  /** State of saving a decision about this purpose. */
  decision: ActionState;
}

interface ConsentChoiceProps extends OutsideChoice {
  onDecide: (decided: { granted: boolean }) => void;
}

const ANSWERS = [
  { granted: false, label: 'No, stay here' },
  { granted: true, label: 'Yes, allow' },
] as const;

/** One purpose: what it changes, what is sent and what never is, and two equal answers. */
export function ConsentChoice({ consent, decision, onDecide }: ConsentChoiceProps) {
  const { purpose, text, version, sent_to, granted, recorded_at } = consent;
  const { icon, title, change, sent, neverSent } = CHOICE_WORDS[purpose];
  const titleId = useId();
  const [pressed, setPressed] = useState<boolean>();
  const isBusy = decision.state === 'busy';
  const decided = recorded_at === null ? undefined : granted;
  const decide = (answer: boolean) => {
    if (isBusy || answer === decided) return;
    setPressed(answer);
    onDecide({ granted: answer });
  };
  return (
    <section aria-labelledby={titleId} className={styles.Choice}>
      <div className={styles.Head}>
        <span className={styles.Icon}>{icon}</span>
        <div>
          <h3 id={titleId} className={styles.Title}>
            {title}
          </h3>
          <p className={styles.Note}>{sent_to}</p>
        </div>
      </div>
      <p className={styles.Change}>{change}</p>
      <ul className={styles.Sent}>
        <li>
          <ArrowUpRight size={18} />
          <span>
            <strong>Sent:</strong> <span>{sent}</span>
          </span>
        </li>
        <li data-never="">
          <X size={18} />
          <span>
            <strong>Never sent:</strong> <span>{neverSent}</span>
          </span>
        </li>
      </ul>
      <details className={styles.Text}>
        <summary>
          The full text<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </summary>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.Note}>{`Version ${version}`}</p>
      </details>
      <div className={styles.Answers}>
        {ANSWERS.map((answer) => (
          <Button
            key={answer.label}
            variant="outline"
            aria-pressed={answer.granted === decided}
            busy={isBusy && answer.granted === pressed}
            icon={answer.granted === decided ? <Check size={18} /> : undefined}
            onClick={() => decide(answer.granted)}
            className={styles.Answer}
          >
            {answer.label}
          </Button>
        ))}
      </div>
      <Failure>{failureOf(decision, 'This could not be saved. Please try again.')}</Failure>
      <output className={styles.Note}>{recorded_at !== null && `Saved, ${formatMoment(recorded_at)}`}</output>
    </section>
  );
}
