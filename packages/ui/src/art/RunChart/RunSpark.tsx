import type { StartedProduct } from '@daylit/contract';
import { classNames } from '../../lib/class-names.ts';
import styles from './RunChart.module.css';
import { runLayout, type RunScan } from './run-layout.ts';
import { RunDrawing } from './RunDrawing.tsx';

export interface RunSparkProps {
  /** Oldest first, at least one. */
  scans: readonly RunScan[];
  /** The products of the routine, as in `RunChart`. Default none. */
  started?: readonly StartedProduct[] | undefined;
  className?: string | undefined;
}

/** The run of a sign in a row, beside its words. Decorative. */
export function RunSpark({ scans, started, className }: RunSparkProps) {
  const compared = scans.filter(({ kind }) => kind === 'compared');
  return (
    <span aria-hidden="true" className={classNames(styles.Spark, className)}>
      <RunDrawing layout={runLayout(compared, undefined, started)} />
    </span>
  );
}
