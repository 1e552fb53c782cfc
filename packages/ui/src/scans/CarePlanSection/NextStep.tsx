import type { NextStart } from '@daylit/contract';
import { formatDay } from '../../lib/format-date.ts';
import { DAYPARTS } from '../../parts/StepGroup/dayparts.ts';
import { ProductPicture } from '../../parts/ProductPicture/ProductPicture.tsx';
import { WishLine } from '../../parts/WishLine/WishLine.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import styles from './NextStep.module.css';

export interface NextStepProps {
  next: NextStart;
}

/** The product to start next, in the newest report: when and how, and when to stop. */
export function NextStep({ next: { dayparts, product, wish, start, watch, hold } }: NextStepProps) {
  const [daypart = 'morning'] = dayparts;
  const { Icon } = DAYPARTS[daypart];
  return (
    <div data-daypart={daypart} className={styles.NextStep}>
      <h3 className={styles.Label}>
        <Icon size={18} />
        <span>Your next step</span>
      </h3>
      <div className={styles.Head}>
        <div className={styles.Art}>
          <ProductPicture product={product} />
        </div>
        <div>
          <p className={styles.Name}>{product.name}</p>
          {wish && <WishLine wish={wish} />}
        </div>
      </div>
      {hold ? (
        <p>{`${hold.name} is new. Next one from ${formatDay(`${hold.until}T12:00`)}.`}</p>
      ) : (
        <>
          <p>{`Start ${start}`}</p>
          <p>{`Watch for ${watch}`}</p>
          <ButtonLink href="/care-plan" variant="tonal">
            Start it in my Care Plan
          </ButtonLink>
        </>
      )}
    </div>
  );
}
