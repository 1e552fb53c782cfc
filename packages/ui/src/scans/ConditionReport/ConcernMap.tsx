import type { ConcernView } from '@daylit/contract';
import { useId, useState } from 'react';
import { FaceMap, type FaceMapConcern } from '../../art/FaceMap/FaceMap.tsx';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';
import { ConcernItem } from './ConcernItem.tsx';
import styles from './ConcernMap.module.css';
import { EvidencePhoto } from './EvidencePhoto.tsx';
import { pinWord } from '../../lib/pin-word.ts';

export interface ConcernMapProps {
  /** At least one. */
  concerns: readonly ConcernView[];
  thumbnailUrl: string | null;
  isWordsOnly: boolean;
}

const VIEWS = [
  { value: 'map', label: 'Map' },
  { value: 'photo', label: 'Photo' },
] as const;

/** The concerns on a map or on the photo, and in a list beside it with the same numbers. */
export function ConcernMap({ concerns, thumbnailUrl, isWordsOnly }: ConcernMapProps) {
  const [view, setView] = useState<'map' | 'photo'>('map');
  const [pointedNumber, setPointedNumber] = useState<number>();
  const [selectedNumber, setSelectedNumber] = useState<number>();
  const [lostUrl, setLostUrl] = useState<string>();
  const titleId = useId();
  const onMap = concerns.flatMap(toMapConcern);
  const hasPhoto =
    thumbnailUrl !== null && thumbnailUrl !== lostUrl && concerns.some(({ evidence }) => evidence.length > 0);
  const activeNumber = pointedNumber ?? selectedNumber;

  return (
    <div className={styles.ConcernMap}>
      {(onMap.length > 0 || hasPhoto) && (
        <figure className={styles.Figure}>
          {view === 'photo' && hasPhoto ? (
            <EvidencePhoto
              concerns={concerns}
              activeNumber={activeNumber}
              thumbnailUrl={thumbnailUrl}
              isWordsOnly={isWordsOnly}
              onPhotoLost={() => setLostUrl(thumbnailUrl)}
            />
          ) : (
            <FaceMap concerns={onMap} activeNumber={activeNumber} isWordsOnly={isWordsOnly} />
          )}
          <p aria-hidden="true" className={styles.Sides}>
            <span>Your left</span>
            <span>as in a mirror</span>
            <span>Your right</span>
          </p>
          {hasPhoto && (
            <SegmentedToggle label="Where to show" options={VIEWS} value={view} onChange={setView} />
          )}
          {!(view === 'photo' && hasPhoto) && !isWordsOnly && (
            <figcaption className={styles.Legend}>More rings mean more to look after.</figcaption>
          )}
        </figure>
      )}
      <div>
        <h3 id={titleId} className={styles.Title}>
          Key concerns
        </h3>
        <ol aria-labelledby={titleId}>
          {concerns.map((concern) => (
            <ConcernItem
              key={concern.number}
              concern={concern}
              pin={pinWord(concern.number, isWordsOnly)}
              hasPlace={concern.places.length > 0 || concern.evidence.length > 0}
              isActive={concern.number === activeNumber}
              isSelected={concern.number === selectedNumber}
              isWordsOnly={isWordsOnly}
              onPointedChange={(isPointed) => setPointedNumber(isPointed ? concern.number : undefined)}
              onSelectedChange={(isSelected) => setSelectedNumber(isSelected ? concern.number : undefined)}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The concern for the map. None if its place or severity is unknown: then it is only in the list. */
function toMapConcern({ severity_score, ...concern }: ConcernView): FaceMapConcern[] {
  return severity_score === null || concern.places.length === 0 ? [] : [{ ...concern, severity_score }];
}
