import type { ConcernView } from '@daylit/contract';
import { useId } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { FaceMap } from '../../art/FaceMap/FaceMap.tsx';
import { MirrorSides } from '../MirrorSides/MirrorSides.tsx';
import { toMapConcerns } from '../to-map-concern.ts';
import type { ConcernSelection } from '../use-concern-selection.ts';
import { ConcernItem } from './ConcernItem.tsx';
import styles from './ConcernMap.module.css';
import { MapLegend } from './MapLegend.tsx';

export interface ConcernMapProps {
  /** At least one. */
  concerns: readonly ConcernView[];
  selection: ConcernSelection;
  isWordsOnly: boolean;
  /** The scan that the chat can be asked about. */
  scanId: number | undefined;
  /** Below the list, beside the map. */
  children?: Elements;
}

/** The concerns on a map, and in a list beside it with the same numbers. */
export function ConcernMap({ concerns, selection, isWordsOnly, scanId, children }: ConcernMapProps) {
  const titleId = useId();
  const onMap = toMapConcerns(concerns);
  return (
    <div className={styles.ConcernMap}>
      {onMap.length > 0 && (
        <figure className={styles.Figure}>
          <MirrorSides />
          <FaceMap
            concerns={onMap}
            selectedNumber={selection.number}
            isWordsOnly={isWordsOnly}
            className={styles.Map}
          />
          <MapLegend isWordsOnly={isWordsOnly} hasLines={onMap.some(({ sign }) => sign === 'lines')} />
        </figure>
      )}
      <div className={styles.Column}>
        <div>
          <h3 id={titleId} className={styles.Title}>
            Key concerns
          </h3>
          <ol aria-labelledby={titleId}>
            {concerns.map((concern, i) => (
              <ConcernItem
                key={concern.number}
                concern={concern}
                isFirst={i === 0}
                isSelected={concern.number === selection.number}
                isWordsOnly={isWordsOnly}
                scanId={scanId}
                onPress={() => selection.onSelect(concern.number)}
              />
            ))}
          </ol>
        </div>
        {children}
      </div>
    </div>
  );
}
