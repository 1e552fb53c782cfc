import { useId, type ReactNode, type Ref } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import type { TimelineScan } from '../scan.ts';
import { excerpt } from './excerpt.ts';
import styles from './ScanTile.module.css';

export interface ScanTileProps {
  /** Shown as in progress if it has no skin type and has not failed. */
  checkin: TimelineScan;
  /** Ref of the tile's title, which can take the focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Leaves the scan out of the trend, or counts it again. */
  onChooseTrend: (inTrend: boolean) => void;
  /** The choice is on its way. Default false. */
  isChoosing?: boolean;
}

const SCAN_FAILED = 'Something stopped the analysis. Please try again with the same photo.';

/** One scan of the timeline: its date, its findings in a few words, and the link to its report. */
export function ScanTile({ checkin, titleRef, onChooseTrend, isChoosing = false }: ScanTileProps) {
  const { id, created_at, status, failure_detail, thumbnailUrl, in_trend, checkin_summary } = checkin;
  const dateId = useId();
  const skinType = checkin_summary?.final_skin_type;
  const assessment = checkin_summary?.progress_summary;
  const date = formatDate(created_at);
  const parts = { dateId, date: in_trend ? date : `${date}, not in the trend`, created_at, titleRef };

  if (status === 'failed') {
    return (
      <Tile {...parts} title="This scan could not be finished" picture={<Thumbnail src={null} alt="" />}>
        <p className={styles.Words}>{failure_detail ?? SCAN_FAILED}</p>
        <ButtonLink href="/upload" variant="tonal" size="small" className={styles.Action}>
          Start a Scan
        </ButtonLink>
      </Tile>
    );
  }
  if (typeof skinType !== 'string' || skinType === '') {
    return (
      <Tile
        {...parts}
        title={
          <>
            <Loader className={styles.Loader} />
            <span>Report in progress</span>
          </>
        }
        picture={<Thumbnail src={null} alt="" isWaiting />}
      >
        <p className={styles.Words}>We are still reading this photo. This page updates by itself.</p>
      </Tile>
    );
  }
  return (
    <Tile {...parts} title={skinType} picture={<Thumbnail src={thumbnailUrl} alt={`Scan from ${date}`} />}>
      <p className={styles.Words}>
        {typeof assessment === 'string' && <span>{`${excerpt(assessment)} `}</span>}
        <Link
          href={`/results/${id}#progress-summary-section`}
          aria-describedby={dateId}
          className={styles.More}
        >
          more
        </Link>
      </p>
      <ButtonLink
        href={`/results/${id}`}
        variant="tonal"
        size="small"
        aria-describedby={dateId}
        className={styles.Action}
      >
        View Full Report
      </ButtonLink>
      <Button
        variant="quiet"
        size="small"
        busy={isChoosing}
        aria-describedby={dateId}
        className={styles.Action}
        onClick={() => onChooseTrend(!in_trend)}
      >
        {in_trend ? 'Leave out of the trend' : 'Count in the trend again'}
      </Button>
    </Tile>
  );
}

interface TileProps {
  dateId: string;
  date: string;
  created_at: string;
  title: ReactNode;
  titleRef: Ref<HTMLHeadingElement> | undefined;
  picture: ReactNode;
  children: Elements;
}

function Tile({ dateId, date, created_at, title, titleRef, picture, children }: TileProps) {
  return (
    <Card padding="none">
      <div className={styles.ScanTile}>
        <div className={styles.Picture}>{picture}</div>
        <div className={styles.Head}>
          <time id={dateId} dateTime={created_at} className={styles.Date}>
            {date}
          </time>
          <h3 ref={titleRef} tabIndex={-1} className={styles.Title}>
            {title}
          </h3>
        </div>
        {children}
      </div>
    </Card>
  );
}
