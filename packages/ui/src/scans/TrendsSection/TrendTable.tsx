import type { TrendMeasure, TrendScan } from '@daylit/contract';
import { Fragment } from 'react';
import { formatDate, formatMediumDate } from '../../lib/format-date.ts';
import { valueText } from '../MeasureChart/measure-words.ts';
import styles from './TrendTable.module.css';

export interface TrendTableProps {
  /** Oldest first; shown newest first. */
  scans: readonly TrendScan[];
  measures: readonly TrendMeasure[];
  isWordsOnly: boolean;
}

/** Every sign of every scan, newest first, each with its error bar. */
export function TrendTable({ scans, measures, isWordsOnly }: TrendTableProps) {
  return (
    <section
      aria-label="Every scan as a table"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
      tabIndex={0}
      className={styles.Scroll}
    >
      <table className={styles.TrendTable}>
        <thead>
          <tr>
            <th scope="col">Scan</th>
            {measures.map(({ sign, concern_name }) => (
              <th key={sign} scope="col">
                {concern_name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scans.toReversed().map((scan) => (
            <Fragment key={scan.checkin_id}>
              <tr data-left-out={scan.line === null ? '' : undefined}>
                <th scope="row" title={formatDate(scan.created_at)}>
                  {formatMediumDate(scan.created_at)}
                </th>
                {measures.map(({ sign, readings }) => {
                  const reading = readings.find(({ checkin_id }) => checkin_id === scan.checkin_id);
                  return <td key={sign}>{reading ? valueText(reading, isWordsOnly) : 'Can’t tell'}</td>;
                })}
              </tr>
              {scan.reason !== null && (
                <tr className={styles.Why}>
                  <td colSpan={measures.length + 1}>
                    <span className={styles.Reason}>
                      {`${scan.line === null ? 'Not compared: ' : ''}${scan.reason}`}
                    </span>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
