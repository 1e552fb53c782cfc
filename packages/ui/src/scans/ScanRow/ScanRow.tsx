import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, type Ref, useId, useState } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { formatDate, formatDay } from '../../lib/format-date.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import type { TimelineScan } from '../scan.ts';
import { excerpt } from './excerpt.ts';
import { DeleteScan } from '../DeleteScan/DeleteScan.tsx';
import { ScanChangeWord } from './ScanChangeWord.tsx';
import type { ScanChange } from './scan-change.ts';
import styles from './ScanRow.module.css';

export interface ScanRowProps {
  /** Shown as in progress if it has no skin type and has not failed. */
  checkin: TimelineScan;
  /** What the run of scans shows at this one. Undefined where that is not known yet. */
  change?: ScanChange | undefined;
  /** Ref of the row's title, which can take the focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Leaves the scan out of the trend, or counts it again. */
  onChooseTrend: (inTrend: boolean) => void;
  /** The choice is on its way. Default false. */
  isChoosing?: boolean;
  /** Deletes the scan. */
  onDelete: () => void;
}

const SCAN_FAILED = 'Something stopped the analysis. Please try again with the same photo.';

/**
 * One scan of the timeline: its date, its findings in a few words, and the link to its report.
 *
 * **Do** use the word of the change card. **Don't** show a rare choice on every row: it is in the menu.
 */
export function ScanRow({
  checkin,
  change,
  titleRef,
  onChooseTrend,
  isChoosing = false,
  onDelete,
}: ScanRowProps) {
  const { id, created_at, status, failure_detail, thumbnailUrl, in_trend, checkin_summary } = checkin;
  const skinType = checkin_summary?.final_skin_type;
  // What the photo shows. What changed since the photo before may differ from the run, which the row names.
  const assessment = checkin_summary?.overall_assessment ?? checkin_summary?.progress_summary;
  const day = formatDay(created_at);
  const dateId = useId();
  const deletion = <DeleteScan aria-describedby={dateId} onDelete={onDelete} />;

  if (status === 'failed') {
    return (
      <Row {...{ dateId, created_at, titleRef }} picture={<Thumbnail src={null} alt="" />} choices={deletion}>
        <p className={styles.State}>This scan could not be finished</p>
        <p className={styles.Words}>{failure_detail ?? SCAN_FAILED}</p>
        <ButtonLink href="/upload" variant="tonal" size="small" className={styles.Retry}>
          Start a Scan
        </ButtonLink>
      </Row>
    );
  }
  if (typeof skinType !== 'string' || skinType === '') {
    return (
      <Row {...{ dateId, created_at, titleRef }} picture={<Thumbnail src={null} alt="" isWaiting />}>
        <p className={styles.State}>
          <Loader className={styles.Loader} />
          <span>Report in progress</span>
        </p>
      </Row>
    );
  }
  return (
    <Row
      {...{ dateId, created_at, titleRef, skinType }}
      picture={<Thumbnail src={thumbnailUrl} alt={`Scan from ${formatDate(created_at)}`} />}
      choices={
        <>
          <Button
            variant="quiet"
            size="small"
            busy={isChoosing}
            aria-label={`${in_trend ? 'Leave out of the trend' : 'Count in the trend again'}, ${day}`}
            onClick={() => onChooseTrend(!in_trend)}
          >
            {in_trend ? 'Leave out of the trend' : 'Count in the trend again'}
          </Button>
          {deletion}
        </>
      }
    >
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
      <div className={styles.Foot}>
        {(change !== undefined || !in_trend) && (
          <ScanChangeWord change={in_trend ? (change ?? 'start') : 'left_out'} />
        )}
        <Link href={`/results/${id}`} variant="block" aria-describedby={dateId} className={styles.View}>
          View Full Report
        </Link>
      </div>
    </Row>
  );
}

interface RowProps {
  dateId: string;
  created_at: string;
  titleRef: Ref<HTMLHeadingElement> | undefined;
  skinType?: string;
  picture: ReactNode;
  /** What can be done with the scan. Default nothing. */
  choices?: ReactNode;
  children: Elements;
}

function Row({ dateId, created_at, titleRef, skinType, picture, choices, children }: RowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choicesId = useId();
  const day = formatDay(created_at);
  return (
    <div className={styles.ScanRow}>
      <div className={styles.Columns}>
        <div className={styles.Picture}>{picture}</div>
        <div className={styles.Body}>
          <div className={styles.Head}>
            <h4 ref={titleRef} tabIndex={-1} className={styles.Date}>
              <time id={dateId} dateTime={created_at}>
                {day}
              </time>
            </h4>
            {skinType !== undefined && <span className={styles.SkinType}>{skinType}</span>}
            {choices != null && (
              <IconButton
                label={`Choices for ${day}`}
                icon={<Ellipsis size={20} />}
                aria-expanded={isOpen}
                aria-controls={choicesId}
                className={styles.Menu}
                onClick={() => setIsOpen(!isOpen)}
              />
            )}
          </div>
          {children}
        </div>
        {isOpen && (
          <div id={choicesId} className={styles.Choices}>
            {choices}
          </div>
        )}
      </div>
    </div>
  );
}
