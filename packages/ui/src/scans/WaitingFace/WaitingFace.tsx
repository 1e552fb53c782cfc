import type { ComponentProps } from 'react';
import { FaceOutline } from '../../art/FaceOutline/FaceOutline.tsx';
import { Sweep } from '../../art/Sweep/Sweep.tsx';
import { classNames } from '../../lib/class-names.ts';
import { FileImage } from '../../parts/FileDrop/FileImage.tsx';
import styles from './WaitingFace.module.css';

export interface WaitingFaceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The photo as it was sent. It stays in the corner as long as the analysis takes. */
  photo?: Blob | undefined;
}

/** Replaces the photo while it is analysed: a drawn face with light moving over it. */
export function WaitingFace({ photo, className, ...rest }: WaitingFaceProps) {
  return (
    <div {...rest} className={classNames(styles.WaitingFace, className)}>
      <Sweep className={styles.Sweep}>
        <FaceOutline />
      </Sweep>
      {photo && <FileImage file={photo} alt="Your photo" className={styles.Photo} />}
    </div>
  );
}
