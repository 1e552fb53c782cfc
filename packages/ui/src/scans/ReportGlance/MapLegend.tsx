import styles from './MapLegend.module.css';

export interface MapLegendProps {
  isWordsOnly: boolean;
  /** Lines are on the map, which are drawn as strokes. */
  hasLines: boolean;
}

/** What the rings of the map mean. */
export function MapLegend({ isWordsOnly, hasLines }: MapLegendProps) {
  return (
    <p className={styles.MapLegend}>
      <span className={styles.Entry}>
        <Rings radii={isWordsOnly ? [9] : [9, 5.5]} />
        <span>{isWordsOnly ? 'Where we see it' : `More ${hasLines ? 'marks' : 'rings'}: more visible`}</span>
      </span>
      {!isWordsOnly && (
        <span className={styles.Entry}>
          <Rings radii={[9]} isPossible />
          Possible
        </span>
      )}
    </p>
  );
}

interface RingsProps {
  /** Outermost first. */
  radii: readonly number[];
  isPossible?: boolean;
}

function Rings({ radii, isPossible = false }: RingsProps) {
  return (
    <svg width={20} height={14} viewBox="0 0 20 14" aria-hidden="true" className={styles.Rings}>
      {radii.map((radius) => (
        <ellipse
          key={radius}
          cx={10}
          cy={7}
          rx={radius}
          ry={radius * 0.68}
          data-possible={isPossible ? '' : undefined}
          className={styles.Ring}
        />
      ))}
    </svg>
  );
}
