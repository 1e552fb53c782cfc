import type { ConcernView } from '@daylit/contract';
import ListIcon from 'lucide-react/icons/list';
import MapPin from 'lucide-react/icons/map-pin';
import TableIcon from 'lucide-react/icons/table';
import { useState } from 'react';
import { RangeMeter } from '../../art/RangeMeter/RangeMeter.tsx';
import { pinWord } from '../../lib/pin-word.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ConcernSelection } from '../use-concern-selection.ts';
import { ConcernTable } from './ConcernTable.tsx';
import styles from './SelectedConcern.module.css';

export interface SelectedConcernProps {
  concerns: readonly ConcernView[];
  selected: ConcernView;
  selection: ConcernSelection;
  isWordsOnly: boolean;
}

/** One concern beside the photo that shows it: range, one sentence, places; the others are one tap away. */
export function SelectedConcern({ concerns, selected, selection, isWordsOnly }: SelectedConcernProps) {
  const [isTable, setIsTable] = useState(false);
  const { concern_name, range, description, location_observed } = selected;
  return (
    <>
      <div className={styles.Selected}>
        <fieldset aria-label="Signs" className={styles.Chips}>
          <button type="button" data-all="" className={styles.Chip} onClick={() => selection.onSelect()}>
            All
          </button>
          {concerns.map((concern) => (
            <button
              key={concern.number}
              type="button"
              aria-pressed={concern.number === selected.number}
              className={styles.Chip}
              onClick={() => selection.onSelect(concern.number)}
            >
              <span className={styles.Pin}>{pinWord(concern.number, isWordsOnly)}</span>
              <span>{concern.concern_name}</span>
            </button>
          ))}
        </fieldset>
        <div className={styles.Top}>
          <h3 className={styles.Name}>{concern_name}</h3>
          {range !== null && <RangeMeter range={range} size="lg" hasScale isWordsOnly={isWordsOnly} />}
        </div>
        {description !== null && <p className={styles.Description}>{description}</p>}
        {isTable ? (
          <ConcernTable concerns={concerns} selectedNumber={selected.number} isWordsOnly={isWordsOnly} />
        ) : (
          location_observed !== null && (
            <p className={styles.Place}>
              <MapPin size={20} className={styles.PlaceIcon} />
              <span>{location_observed}</span>
            </p>
          )
        )}
      </div>
      <Button
        variant="outline"
        size="small"
        icon={isTable ? <ListIcon size={18} /> : <TableIcon size={18} />}
        className={styles.Switch}
        onClick={() => setIsTable(!isTable)}
      >
        {isTable ? 'Show as text' : 'Show as table'}
      </Button>
    </>
  );
}
