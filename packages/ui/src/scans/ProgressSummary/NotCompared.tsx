import type { TrendView } from '@daylit/contract';
import Sun from 'lucide-react/icons/sun';
import { BandChart } from '../../art/BandChart/BandChart.tsx';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import { formatDay } from '../../lib/format-date.ts';
import { itemAt } from '../../lib/item-at.ts';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import styles from './NotCompared.module.css';
import { type ComparedDays, trendBands } from './scan-bands.ts';

export interface ComparedPhotos {
  /** URL of the thumbnail of the scan that this one was compared with. */
  before: string;
  /** URL of this scan's thumbnail. */
  now: string;
}

export interface NotComparedProps {
  photos: ComparedPhotos | undefined;
  days: ComparedDays;
  /** What lets the next photo be compared. */
  advice: readonly string[];
  trends: readonly TrendView[];
  isWordsOnly: boolean;
}

/** Two photos that cannot be compared: both side by side, advice for the next photo, and no change. */
export function NotCompared({ photos, days, advice, trends, isWordsOnly }: NotComparedProps) {
  const strongest = trends.toSorted((a, b) => scoreNow(b) - scoreNow(a))[0];
  return (
    <div className={styles.NotCompared}>
      {photos && (
        <div className={styles.Photos}>
          <Photo src={photos.before} day={days.before} unknown="Last scan" />
          <Photo src={photos.now} day={days.now} unknown="This scan" />
        </div>
      )}
      <div className={styles.Words}>
        {advice.length > 0 && (
          <div className={styles.Advice}>
            <Sun size={20} className={styles.Sun} />
            <h3 className={styles.AdviceTitle}>Next time</h3>
            {advice.map((sentence) => (
              <p key={sentence} className={styles.Sentence}>
                {sentence}
              </p>
            ))}
          </div>
        )}
        {strongest && (
          <Fold summary={`${strongest.concern_name}, each photo on its own`}>
            <BandChart
              name={strongest.concern_name}
              bands={trendBands(strongest, 'gap', isWordsOnly)}
              isWordsOnly={isWordsOnly}
            />
          </Fold>
        )}
      </div>
    </div>
  );
}

interface PhotoProps {
  src: string;
  day: string | null;
  /** The caption when the day is not known. */
  unknown: string;
}

function Photo({ src, day, unknown }: PhotoProps) {
  const caption = day === null ? unknown : formatDay(day);
  return (
    <figure>
      <Thumbnail
        src={src}
        alt={day === null ? unknown : `Your photo of ${caption}`}
        className={styles.Photo}
      />
      <figcaption className={styles.Caption}>{caption}</figcaption>
    </figure>
  );
}

function scoreNow({ points }: TrendView): number {
  return itemAt(points, -1).severity_score;
}
