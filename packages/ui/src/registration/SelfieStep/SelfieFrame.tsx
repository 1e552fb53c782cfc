import { useState } from 'react';
import { FaceOval } from '../../art/FaceOval/FaceOval.tsx';
import { FileImage } from '../../parts/FileDrop/FileImage.tsx';
import styles from './SelfieFrame.module.css';

export interface SelfieFrameProps {
  /** Shown from this device; nothing is sent for it. */
  file: File;
}

/** The photo, 4 to 5, with the oval in which a face should stand. One that this browser cannot open shows its name. */
export function SelfieFrame({ file }: SelfieFrameProps) {
  const [unreadableFile, setUnreadableFile] = useState<File>();
  return (
    <div className={styles.SelfieFrame}>
      <FileImage
        file={file}
        alt="Your selfie"
        onUnreadable={() => setUnreadableFile(file)}
        className={styles.Photo}
      />
      {unreadableFile === file ? <p className={styles.Name}>{file.name}</p> : <FaceOval />}
    </div>
  );
}
