import type { TonightStep } from '@daylit/contract';
import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import { RunSpark } from '../../art/RunChart/RunSpark.tsx';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import { keyWords } from '../../lib/key-words.ts';
import type { DashboardRun } from '../dashboard-run.ts';
import styles from './wide-art.module.css';

/** A phone has room for three. */
const MOST_STEPS = 3;

/** The first steps of the routine, each with its drawing. */
export function TonightArt({ steps }: { steps: readonly TonightStep[] }) {
  return (
    <span className={styles.Steps}>
      {steps.slice(0, MOST_STEPS).map(({ product, category }) => (
        <span key={`${product.step} ${product.id}`} className={styles.Step}>
          <ProductArt category={category} productId={product.id} className={styles.Product} />
          <span className={styles.StepName}>{keyWords(category)}</span>
        </span>
      ))}
    </span>
  );
}

export interface RunArtProps extends Pick<DashboardRun, 'kind' | 'scans' | 'levels'> {
  /** URLs of the first and of the last photo; null shows a drawing. */
  photos: readonly [string | null, string | null];
}

/** The first and the last photo of the run, and the run between them. */
export function RunArt({ scans, levels, photos: [first, last] }: RunArtProps) {
  return (
    <span className={styles.Run}>
      <Thumbnail src={first} alt="" className={styles.Photo} />
      <span className={styles.Line}>
        <RunSpark scans={scans} className={styles.Spark} />
        {levels && (
          <span className={styles.Levels}>
            <span>{levels.from}</span>
            <span>{levels.to}</span>
          </span>
        )}
      </span>
      <Thumbnail src={last} alt="" className={styles.Photo} />
    </span>
  );
}
