import { FileImage } from '../../primitives/FileDrop/FileImage.tsx';
import styles from './SelfieFrame.module.css';

export interface SelfieFrameProps {
  /** Shown from this device; nothing is sent for it. */
  file: File;
}

/** The photo, 4 to 5, with the oval in which a face should stand. */
export function SelfieFrame({ file }: SelfieFrameProps) {
  return (
    <div className={styles.SelfieFrame}>
      <FileImage file={file} alt="Your selfie" className={styles.Photo} />
      <svg aria-hidden="true" viewBox="0 0 320 400" className={styles.Oval}>
        <ellipse cx="160" cy="182" rx="104" ry="142" />
      </svg>
    </div>
  );
}
