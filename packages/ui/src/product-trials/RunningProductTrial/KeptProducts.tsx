import type { KeptProduct, ProductTrial } from '@daylit/contract';
import { useState } from 'react';
import { formatUtcDay } from '../../lib/format-date.ts';
import { keyWords } from '../../lib/key-words.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { ProductPicture } from '../../parts/ProductPicture/ProductPicture.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import styles from './RunningProductTrial.module.css';

const LIST = new Intl.ListFormat('en-GB');

interface KeptProductsProps {
  productTrial: ProductTrial;
  ending: ActionState;
  onEnd: () => void;
}

/** The products to keep, the changes despite that, and the button to stop. */
export function KeptProducts({ productTrial, ending, onEnd }: KeptProductsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { routine, windows } = productTrial;
  const last = windows.at(-1)?.to;
  return (
    <SectionCard title="Keep these as they are">
      <p className={styles.Quiet}>
        So that only one thing changes. You can still change anything; the result then says so.
      </p>
      {routine.kept.length > 0 && (
        <ul className={styles.Kept}>
          {routine.kept.map((kept) => (
            <KeptRow key={kept.product.id} {...kept} />
          ))}
        </ul>
      )}
      <RoutineChanges added={routine.added} removed={routine.removed} />
      <div className={styles.Rule} />
      {last !== undefined && (
        <p className={styles.Small}>
          <b className={styles.Strong}>{`Waiting until ${formatUtcDay(last)}:`}</b> any other new product.
        </p>
      )}
      <p className={styles.Small}>
        Burning, swelling or a rash? Stop the product at once. That matters more than the comparison.
      </p>
      <Button variant="danger" className={styles.Stop} onClick={() => setIsAsking(true)}>
        Stop the product trial
      </Button>
      {isAsking && <StopDialog ending={ending} onEnd={onEnd} onClose={() => setIsAsking(false)} />}
    </SectionCard>
  );
}

function KeptRow({ product, dayparts }: KeptProduct) {
  const words = LIST.format(dayparts.map((daypart) => keyWords(daypart).toLowerCase()));
  return (
    <li className={styles.KeptRow}>
      <span className={styles.KeptPicture}>
        <ProductPicture product={product} />
      </span>
      <span>
        <b className={styles.KeptName}>{product.name}</b>
        <span className={styles.Made}>{keyWords(words)}</span>
      </span>
    </li>
  );
}

function RoutineChanges({ added, removed }: { added: readonly string[]; removed: readonly string[] }) {
  if (added.length + removed.length === 0) return null;
  return (
    <Notice>
      {added.length > 0 && <p>{`New since the start: ${added.join(', ')}.`}</p>}
      {removed.length > 0 && <p>{`No longer in your care plan: ${removed.join(', ')}.`}</p>}
      <p>The result will say that more than one thing changed.</p>
    </Notice>
  );
}

interface StopDialogProps {
  ending: ActionState;
  onEnd: () => void;
  onClose: () => void;
}

function StopDialog({ ending, onEnd, onClose }: StopDialogProps) {
  const isBusy = ending.state === 'busy';
  const failure = failureOf(ending, 'It could not be stopped. Please try again.');
  return (
    <Modal
      title="Stop the product trial?"
      description="It then has no result: a comparison before the end would mostly show chance. Your scans and your care plan stay."
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep going
          </Button>
          <Button busy={isBusy} onClick={onEnd}>
            {isBusy ? 'Stopping...' : 'Stop it'}
          </Button>
        </>
      }
    >
      <Failure>{failure}</Failure>
    </Modal>
  );
}
