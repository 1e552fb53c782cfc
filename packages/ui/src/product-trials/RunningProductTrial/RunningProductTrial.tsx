import Hourglass from 'lucide-react/icons/hourglass';
import type { NextProductTrialScan, ProductTrial } from '@daylit/contract';
import { sentences } from '../../lib/sentences.ts';
import type { ActionState } from '../../lib/states.ts';
import { formatUtcDay } from '../../lib/format-date.ts';
import { LeftOutNote } from '../../parts/LeftOutNote/LeftOutNote.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { inDays, windowDays } from '../product-trial-days.ts';
import area from '../product-trials.module.css';
import { ProductTrialHead } from '../ProductTrialScreen/ProductTrialHead.tsx';
import { KeptProducts } from './KeptProducts.tsx';
import styles from './RunningProductTrial.module.css';
import { WeekBar } from './WeekBar.tsx';
import { WindowList } from './WindowList.tsx';

export interface RunningProductTrialProps {
  /** A product trial in the phase `waiting` or `running`. */
  productTrial: ProductTrial;
  ending: ActionState;
  onEnd: () => void;
}

/** A running product trial: when to scan, and what not to change. No value of the sign. */
export function RunningProductTrial({ productTrial, ending, onEnd }: RunningProductTrialProps) {
  const { product_name, sign_in_text, week, weeks, next_scan, note, windows, phase, left_out } = productTrial;
  const isWaiting = phase === 'waiting';
  return (
    <>
      <ProductTrialHead
        title={isWaiting ? 'Before the first scan' : `Week ${week ?? weeks} of ${weeks}`}
        lead={`${product_name}, for ${sign_in_text}.`}
      />
      <div className={area.Columns}>
        <div className={area.Stack}>
          <Card aria-label="When to scan">
            <div className={styles.Stack}>
              <WeekBar week={week ?? 0} weeks={weeks} />
              {left_out !== null && (
                <Notice tone="warning">
                  <LeftOutNote sentence={left_out.sentence} />
                </Notice>
              )}
              {next_scan !== null && <NextScan next={next_scan} productTrial={productTrial} />}
              {note !== null && <Notice tone="warning">{note}</Notice>}
              <WindowList windows={windows} next={next_scan?.window ?? null} />
            </div>
          </Card>
          <p className={styles.Blind}>
            <Hourglass size={20} className={styles.BlindIcon} />
            <span>We do not show a result before the end. Looking early makes chance look like change.</span>
          </p>
        </div>
        <KeptProducts productTrial={productTrial} ending={ending} onEnd={onEnd} />
      </div>
    </>
  );
}

interface NextScanProps {
  next: NextProductTrialScan;
  productTrial: ProductTrial;
}

function NextScan({ next, productTrial: { phase, starts_on, product_name } }: NextScanProps) {
  const isOpen = next.in_days === 0;
  const how =
    phase === 'waiting'
      ? `At a window, without makeup. Open ${product_name} after this scan, not before.`
      : `Same window, same time of day, no makeup, as on ${formatUtcDay(starts_on)}.`;
  return (
    <>
      <div>
        <p className={styles.Quiet}>{next.window === 'between' ? 'Next scan, if you like' : 'Next scan'}</p>
        <p className={styles.Day}>{isOpen ? 'Today' : windowDays({ from: next.from, to: next.to })}</p>
        <p className={styles.Quiet}>
          {sentences(
            isOpen && next.to !== next.from && `Until ${formatUtcDay(next.to)}.`,
            !isOpen && `${inDays(next.in_days)}.`,
            how,
          )}
        </p>
      </div>
      <div>
        <ButtonLink href="/upload" variant={isOpen ? 'primary' : 'tonal'}>
          {isOpen ? 'Scan now' : 'Scan earlier'}
        </ButtonLink>
      </div>
    </>
  );
}
