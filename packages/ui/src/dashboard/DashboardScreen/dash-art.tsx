import { useState } from 'react';
import { Bust } from '../../art/Bust/Bust.tsx';
import { Mark } from '../../art/Mark/Mark.tsx';
import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import styles from './dash-art.module.css';

// The drawings share one frame. Its lower right corner stays visible in a tile of any shape.
const FRAME = {
  viewBox: '0 0 300 262',
  preserveAspectRatio: 'xMaxYMax slice',
  focusable: false,
} as const;

/** The paths of sun and moon through a day. */
export function CarePlanArt() {
  return (
    <svg {...FRAME}>
      <path
        d="M70 262a130 130 0 0 1 260 0"
        fill="none"
        stroke="var(--color-daypart-morning-fg)"
        strokeWidth={1.5}
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <circle cx={142} cy={161} r={30} fill="var(--color-art-sun)" />
      <path d="M262 176a27 27 0 1 0 18 46 34 34 0 0 1-18-46z" fill="var(--color-daypart-night-mark)" />
    </svg>
  );
}

export interface TimelineArtProps {
  /** URLs of up to three thumbnails, oldest first. Without any, three empty frames. */
  thumbnailUrls: readonly string[];
}

/** The newest scans, overlapping. */
export function TimelineArt({ thumbnailUrls }: TimelineArtProps) {
  if (thumbnailUrls.length === 0) {
    return (
      <span className={styles.Scans}>
        {[1, 2, 3].map((number) => (
          <span key={number} className={styles.Frame}>
            <Mark />
          </span>
        ))}
      </span>
    );
  }
  return (
    <span className={styles.Scans}>
      {thumbnailUrls.map((url) => (
        <Thumbnail key={url} src={url} alt="" className={styles.Frame} />
      ))}
    </span>
  );
}

export interface UploadArtProps {
  /** URL of the newest thumbnail. Without one, the drawn head with the scan line. */
  thumbnailUrl: string | undefined;
}

/** The newest photo, as the camera would frame it. */
export function UploadArt({ thumbnailUrl }: UploadArtProps) {
  const [isLost, setIsLost] = useState(false);
  if (thumbnailUrl !== undefined && !isLost) {
    return (
      <span className={styles.Photo}>
        <Thumbnail src={thumbnailUrl} alt="" onPhotoLost={() => setIsLost(true)} />
        <svg viewBox="0 0 320 400" focusable="false" className={styles.Oval}>
          <ellipse cx="160" cy="182" rx="104" ry="142" />
        </svg>
      </span>
    );
  }
  return (
    <span className={styles.Head}>
      <Bust density="medium" hasScanLine className={styles.Bust} />
    </span>
  );
}

/** A question and an answer. */
export function ChatArt() {
  return (
    <svg {...FRAME}>
      <path
        d="M150 176q0-14 14-14h96q14 0 14 14v26q0 14-14 14h-74l-22 16v-16q-14 0-14-14z"
        fill="var(--color-bg-surface)"
      />
      <path d="M170 180h84M170 196h52" stroke="var(--dusk-8)" strokeWidth={5} strokeLinecap="round" />
      <rect x={196} y={222} width={84} height={30} rx={15} fill="var(--dusk-9)" />
    </svg>
  );
}

/** Two products on the lower edge of the tile. */
export function RecommendationsArt() {
  return (
    <span className={styles.Products}>
      <ProductArt ground="none" category="serum" productId="s2" className={styles.Product} />
      <ProductArt ground="none" category="moisturizer" productId="s1" className={styles.Product} />
    </span>
  );
}

/** A card. */
export function AccountArt() {
  return (
    <svg {...FRAME}>
      <rect x={148} y={160} width={132} height={84} rx={16} fill="var(--color-art-ink)" />
      <rect x={148} y={182} width={132} height={15} fill="var(--color-art-band)" />
      <path
        d="M166 220h44"
        stroke="var(--color-bg-surface)"
        strokeWidth={5}
        strokeLinecap="round"
        opacity={0.7}
      />
    </svg>
  );
}
