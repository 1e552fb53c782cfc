import { SIGN_NAMES, type ConcernView, type MeasurementView, type ReadNotes } from '@daylit/contract';
import { RangeMeter } from '../../art/RangeMeter/RangeMeter.tsx';
import { rangeDegree } from '../../art/RangeMeter/range-words.ts';
import { pinWord } from '../../lib/pin-word.ts';
import styles from './PrintedReport.module.css';

interface SignTableProps {
  notes: ReadNotes;
  isWordsOnly: boolean;
}

/** Every sign with its range, in words too, and its place: the concerns of the report first. */
export function SignTable({ notes: { concerns, measurements }, isWordsOnly }: SignTableProps) {
  const named = new Set(concerns.map(({ sign }) => sign));
  const others = measurements.filter(({ sign }) => !named.has(sign));
  const told = others.filter(({ range }) => range !== null);
  const untold = others.filter(({ range }) => range === null);
  return (
    <>
      <h2 className={styles.Heading}>All signs</h2>
      <table className={styles.Table}>
        <thead>
          <tr>
            <th scope="col">Sign</th>
            <th scope="col">{isWordsOnly ? 'How visible' : 'Range, 0 to 5'}</th>
            {!isWordsOnly && <th scope="col">In words</th>}
            <th scope="col">Place and look</th>
          </tr>
        </thead>
        <tbody>
          {concerns.map((concern) => (
            <SignRow
              key={concern.number}
              name={concern.concern_name}
              pin={pinWord(concern.number, isWordsOnly)}
              range={concern.range}
              look={lookOf(concern)}
              isWordsOnly={isWordsOnly}
            />
          ))}
          {[...told, ...untold].map((measurement) => (
            <SignRow
              key={measurement.sign}
              name={SIGN_NAMES[measurement.sign]}
              range={measurement.range}
              look={measurement.cannot_tell_reason ?? placeOf(measurement)}
              isWordsOnly={isWordsOnly}
            />
          ))}
        </tbody>
      </table>
      <p className={styles.Small}>
        {isWordsOnly
          ? 'Another photo of the same day would most likely fall between the two words.'
          : 'Solid: seen. Hatched: possible. Another photo of the same day would most likely fall inside the range.'}
      </p>
    </>
  );
}

interface SignRowProps {
  name: string;
  /** The number on the photo; undefined for a sign that is not outlined there. */
  pin?: string;
  range: MeasurementView['range'];
  look: string;
  isWordsOnly: boolean;
}

function SignRow({ name, pin, range, look, isWordsOnly }: SignRowProps) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.Name}>
          {pin !== undefined && <span className={styles.Pin}>{pin}</span>}
          <span>{name}</span>
        </span>
      </th>
      <td className={isWordsOnly ? undefined : styles.Range}>
        <RangeMeter range={range} size="sm" isWordsOnly={isWordsOnly} />
      </td>
      {!isWordsOnly && <td className={styles.Whole}>{range === null ? '' : rangeDegree(range)}</td>}
      <td>{look}</td>
    </tr>
  );
}

/** Where it shows; empty for a sign that hardly shows. */
function placeOf({ range, location_observed }: MeasurementView): string {
  return (range?.high ?? 0) > 1 ? (location_observed ?? '') : '';
}

function lookOf({ location_observed, description, caution }: ConcernView): string {
  const place = location_observed === null ? [] : [`${location_observed}.`];
  return [...place, description, caution].filter((part) => part !== null).join(' ');
}
