import { useState } from 'react';
import { Bust } from '../../art/Bust/Bust.tsx';
import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import styles from './dash-art.module.css';

// The drawings share one frame. Its lower right corner stays visible in a tile of any shape.
const FRAME = {
  viewBox: '0 0 300 262',
  preserveAspectRatio: 'xMaxYMax slice',
  focusable: false,
} as const;

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
