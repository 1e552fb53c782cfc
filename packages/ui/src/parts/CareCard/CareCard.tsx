import type { CareCard as CareFacts } from '@daylit/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import Phone from 'lucide-react/icons/phone';
import Printer from 'lucide-react/icons/printer';
import { useId, useState } from 'react';
import { sentences } from '../../lib/sentences.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import styles from './CareCard.module.css';

const ICONS = { call: Phone, until_then: Clock, urgent: CircleAlert };

export interface CareCardProps {
  /** The parts of the answer. Without words to say there is nothing to copy. */
  care: CareFacts;
}

/** A fixed answer about something that a person has to look at: whom to contact, and what to say. */
export function CareCard({ care: { title, sentence, steps, words_to_say } }: CareCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.CareCard}>
      <h2 id={id} className={styles.Title}>
        {title}
      </h2>
      <p className={styles.Sentence}>{sentence}</p>
      <ul className={styles.Steps}>
        {steps.map(({ kind, lead, text }) => {
          const Icon = ICONS[kind];
          return (
            <li key={lead} className={styles.Step}>
              <span className={styles.Icon}>
                <Icon size={20} />
              </span>
              <p>
                <strong className={styles.Lead}>{lead}</strong>
                <span>{` ${text}`}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <div className={styles.Actions}>
        <ButtonLink href="/hand-over" icon={<Printer size={20} />}>
          Make a page for the doctor
        </ButtonLink>
        {words_to_say !== null && <CopyWords words={words_to_say} />}
      </div>
    </section>
  );
}

function CopyWords({ words }: { words: string }) {
  const [result, setResult] = useState<'none' | 'copied' | 'failed'>('none');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(words);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  }

  return (
    <>
      <Button variant="quiet" icon={<Copy size={20} />} onClick={() => void copy()}>
        Copy what to say
      </Button>
      <output className={styles.Result}>
        {sentences(
          result === 'copied' && 'Copied.',
          result === 'failed' && `Copying did not work here. Say: “${words}”`,
        )}
      </output>
    </>
  );
}
