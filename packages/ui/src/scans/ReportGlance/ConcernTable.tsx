import type { ConcernView } from '@daylit/contract';
import { RangeMeter } from '../../art/RangeMeter/RangeMeter.tsx';
import styles from './ConcernTable.module.css';

export interface ConcernTableProps {
  concerns: readonly ConcernView[];
  selectedNumber: number;
  isWordsOnly: boolean;
}

/** The content of photo and map as a table: each sign, its places and its range. */
export function ConcernTable({ concerns, selectedNumber, isWordsOnly }: ConcernTableProps) {
  return (
    <table className={styles.ConcernTable}>
      <thead>
        <tr>
          <th scope="col">Sign</th>
          <th scope="col">Where</th>
          <th scope="col">How visible</th>
        </tr>
      </thead>
      <tbody>
        {concerns.map(({ number, concern_name, location_observed, range }) => (
          <tr key={number} data-selected={number === selectedNumber ? '' : undefined}>
            <th scope="row">{concern_name}</th>
            <td>{location_observed ?? '–'}</td>
            <td>
              <RangeMeter range={range} size="sm" isWordsOnly={isWordsOnly} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
