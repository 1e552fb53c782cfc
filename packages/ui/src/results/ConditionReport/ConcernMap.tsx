import { useId, useState } from 'react';
import { FaceMap, type FaceMapConcern } from '../../art/FaceMap/FaceMap.tsx';
import { zonesFor } from '../../art/FaceMap/zones-for.ts';
import { ConcernItem } from './ConcernItem.tsx';
import styles from './ConcernMap.module.css';
import type { ShownConcern } from './read-concerns.ts';

export interface ConcernMapProps {
  /** At least one. */
  concerns: readonly ShownConcern[];
}

/** The concerns as a map and as a list beside it, tied by their numbers. */
export function ConcernMap({ concerns }: ConcernMapProps) {
  const [activeNumber, setActiveNumber] = useState<number>();
  const titleId = useId();
  const onMap = concerns.flatMap(toMapConcern);
  return (
    <div className={styles.ConcernMap}>
      {onMap.length > 0 && (
        <figure className={styles.Figure}>
          <FaceMap concerns={onMap} activeNumber={activeNumber} />
          <figcaption className={styles.Legend}>More rings mean more to look after.</figcaption>
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
              isOnMap={onMap.some(({ number }) => number === concern.number)}
              isActive={concern.number === activeNumber}
              onActiveChange={(isActive) => setActiveNumber(isActive ? concern.number : undefined)}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** A concern whose place or severity is unknown stays in the list only. */
function toMapConcern({ location_observed, severity_score, ...concern }: ShownConcern): FaceMapConcern[] {
  if (location_observed === undefined || severity_score === undefined) return [];
  return zonesFor(location_observed).length > 0 ? [{ ...concern, location_observed, severity_score }] : [];
}
