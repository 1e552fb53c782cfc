import { qrPath } from './qr-path.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** What the code holds. Drawn here, sent nowhere. */
  text: string;
  /** What it is for. The text itself has to stand beside it for who cannot scan. */
  label: string;
}

/** A QR code, dark on light in both themes: cameras do not read the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, d } = qrPath(text);
  return (
    <div className={styles.QrCode}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.Code}>
        <path d={d} />
      </svg>
    </div>
  );
}
