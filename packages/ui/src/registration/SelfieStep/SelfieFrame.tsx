import { useState } from 'react';
import { FaceOval } from '../../art/FaceOval/FaceOval.tsx';
import { FileImage } from '../../parts/FileDrop/FileImage.tsx';
import styles from './SelfieFrame.module.css';

export interface SelfieFrameProps {
  /** Shown locally; nothing is sent. */
  file: File;
}

/** The photo, 4:5, with the oval for the face. If the browser cannot decode it, its name is shown. */
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
