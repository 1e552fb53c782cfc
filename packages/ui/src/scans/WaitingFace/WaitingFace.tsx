import type { ReportView } from '@daylit/contract';
import type { ComponentProps } from 'react';
import { FaceMap } from '../../art/FaceMap/FaceMap.tsx';
import { FaceOutline } from '../../art/FaceOutline/FaceOutline.tsx';
import { Sweep } from '../../art/Sweep/Sweep.tsx';
import { classNames } from '../../lib/class-names.ts';
import { FileImage } from '../../parts/FileDrop/FileImage.tsx';
import { toMapConcerns } from '../to-map-concern.ts';
import styles from './WaitingFace.module.css';

export interface WaitingFaceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The photo as it was sent. It stays in the corner as long as the analysis takes. */
  photo?: Blob | undefined;
  /** The stages that have arrived: the places of its concerns are drawn as soon as they are known. */
  report?: ReportView | undefined;
}

/** Replaces the photo while it is analysed: a drawn face with light moving over it. */
export function WaitingFace({ photo, report, className, ...rest }: WaitingFaceProps) {
  const notes = report?.condition_notes;
  const concerns = notes?.kind === 'notes' ? toMapConcerns(notes.concerns) : [];
  return (
    <div {...rest} className={classNames(styles.WaitingFace, className)}>
      {concerns.length > 0 ? (
        <div className={styles.Sweep}>
          <FaceMap concerns={concerns} />
        </div>
      ) : (
        <Sweep className={styles.Sweep}>
          <FaceOutline />
        </Sweep>
      )}
      {photo && <FileImage file={photo} alt="Your photo" className={styles.Photo} />}
    </div>
  );
}
