import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import { formatDate, formatDay } from '../../lib/format-date.ts';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import styles from './BeforeAfter.module.css';

/** The photo of one scan. */
export interface ScanPhoto {
  /** ISO 8601. */
  created_at: string;
  /** URL of the thumbnail; null shows a drawing. */
  thumbnailUrl: string | null;
}

export interface BeforeAfterProps {
  before: ScanPhoto;
  after: ScanPhoto;
  /** False: the photos stand side by side, because a divided frame would suggest a change. */
  isComparable: boolean;
}

/** In percent of the width. Page keys move four times as far as the arrows. */
const STEP = 5;
const PAGE = 20;

/**
 * Two photos in one frame, divided by a line that the member moves. Nothing moves by itself.
 *
 * **Do** show it only for a pair that may be compared. **Don't** smooth, recolor or enlarge one photo alone.
 */
export function BeforeAfter({ before, after, isComparable }: BeforeAfterProps) {
  const [lost, setLost] = useState<string[]>([]);
  const hasBoth = [before, after].every(
    ({ thumbnailUrl }) => thumbnailUrl !== null && !lost.includes(thumbnailUrl),
  );
  const lose = ({ thumbnailUrl }: ScanPhoto) => setLost((known) => [...known, thumbnailUrl ?? '']);
  if (isComparable && hasBoth) return <Divided before={before} after={after} onLost={lose} />;
  return (
    <div className={styles.BeforeAfter}>
      <div className={styles.Pair}>
        <Photo {...before} />
        <Photo {...after} />
      </div>
      <p className={styles.Note}>
        {isComparable
          ? 'A photo is missing, so the two stand side by side.'
          : 'Side by side, each photo on its own. The slider comes back with two photos that can be compared.'}
      </p>
    </div>
  );
}

interface DividedProps extends Omit<BeforeAfterProps, 'isComparable'> {
  onLost: (photo: ScanPhoto) => void;
}

function Divided({ before, after, onLost }: DividedProps) {
  const [share, setShare] = useState(50);
  const days = { before: formatDay(before.created_at), after: formatDay(after.created_at) };

  function follow({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setShare(inFrame(Math.round(((clientX - left) / width) * 100)));
  }

  function page(event: KeyboardEvent) {
    const by = { PageUp: PAGE, PageDown: -PAGE }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setShare(inFrame(share + by));
  }

  return (
    <div className={styles.BeforeAfter}>
      <div
        className={styles.Frame}
        onPointerDown={(event) => event.pointerType === 'mouse' && follow(event)}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
      >
        <Photo {...before} onLost={() => onLost(before)} />
        <Photo {...after} onLost={() => onLost(after)} style={{ clipPath: `inset(0 0 0 ${share}%)` }} />
        <input
          type="range"
          min={0}
          max={100}
          step={STEP}
          value={share}
          aria-label="Divide the two photos"
          aria-valuetext={halves(share, days)}
          className={styles.Stop}
          onChange={({ target }) => setShare(Number(target.value))}
          onKeyDown={page}
        />
        <span aria-hidden="true" style={{ left: `${share}%` }} className={styles.Line} />
        <span aria-hidden="true" style={{ left: `${share}%` }} className={styles.Handle}>
          <MoveHorizontal size={24} />
        </span>
      </div>
      <SegmentedToggle
        label="Show"
        width="full"
        options={[
          { value: 'before', label: days.before },
          { value: 'both', label: 'Both' },
          { value: 'after', label: days.after },
        ]}
        value={shownAt(share)}
        onChange={(shown) => setShare(SHARES[shown])}
      />
      <p className={styles.Note}>
        Both photos are cut to the same place around your face. Nothing is smoothed or recolored.
      </p>
    </div>
  );
}

const SHARES = { before: 100, both: 50, after: 0 };

function shownAt(share: number): keyof typeof SHARES {
  if (share === SHARES.before) return 'before';
  return share === SHARES.after ? 'after' : 'both';
}

function halves(share: number, days: Record<'before' | 'after', string>): string {
  if (share === 100) return `Only ${days.before}`;
  if (share === 0) return `Only ${days.after}`;
  if (share === 50) return `Left half ${days.before}, right half ${days.after}`;
  return `Left ${share} percent ${days.before}, the rest ${days.after}`;
}

function inFrame(share: number): number {
  return Math.min(100, Math.max(0, share));
}

interface PhotoProps extends ScanPhoto {
  onLost?: () => void;
  style?: CSSProperties;
}

/** Shown as in a mirror, like everywhere else. */
function Photo({ created_at, thumbnailUrl, onLost, style }: PhotoProps) {
  return (
    <div style={style} className={styles.Half}>
      <Thumbnail
        src={thumbnailUrl}
        alt={`Scan from ${formatDate(created_at)}`}
        onPhotoLost={onLost}
        className={styles.Photo}
      />
    </div>
  );
}
