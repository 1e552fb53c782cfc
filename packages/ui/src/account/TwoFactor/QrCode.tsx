import { qrPath } from './qr-path.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** The content of the code. It is drawn in the browser and not sent. */
  text: string;
  /** The purpose of the code. Show the text itself beside it for anybody who cannot scan. */
  label: string;
}

/** A QR code, dark on light in both themes, because many cameras cannot read an inverted one. */
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
