import {
  SIGN_VALUES,
  TREND_CHANGE_VALUES,
  type StartedProduct,
  type TrendMeasure,
  type TrendScan,
  type TrendsView,
} from '@daylit/contract';
import { readReading } from './reading.ts';
import { readSignTrend } from './sign-trend.ts';
import { fields, number, objects, oneOf, text, type Fields } from './values.ts';

/** Every sign over time. A reading of a scan that is not listed is left out. */
export function readTrends(value: unknown): TrendsView {
  const trends = fields(value);
  const scans = objects(trends?.['scans']).flatMap((scan) => readScan(scan) ?? []);
  const known = new Set(scans.map(({ checkin_id }) => checkin_id));
  return {
    scans,
    measures: objects(trends?.['measures']).flatMap((measure) => readMeasure(measure, known) ?? []),
    products_started: objects(trends?.['products_started']).flatMap((product) => readStart(product) ?? []),
  };
}

function readStart(product: Fields): StartedProduct | null {
  const name = text(product['name']);
  const since = text(product['since']);
  return name === null || since === null ? null : { name, since };
}

function readScan(scan: Fields): TrendScan | null {
  const checkin_id = number(scan['checkin_id']);
  const created_at = text(scan['created_at']);
  if (checkin_id === null || created_at === null) return null;
  return {
    checkin_id,
    created_at,
    thumbnail_filename: text(scan['thumbnail_filename']) ?? '',
    engine_version: text(scan['engine_version']) ?? '',
    line: number(scan['line']),
    reason: text(scan['reason']),
    in_trend: scan['in_trend'] !== false,
  };
}

function readMeasure(measure: Fields, known: ReadonlySet<number>): TrendMeasure | null {
  const sign = oneOf(SIGN_VALUES, measure['sign']);
  if (sign === null) return null;
  const since = number(measure['since']);
  return {
    sign,
    concern_name: text(measure['concern_name']) ?? 'Unnamed Concern',
    change: oneOf(TREND_CHANGE_VALUES, measure['change']) ?? 'not_compared',
    since: since !== null && known.has(since) ? since : null,
    cannot_tell_reason: text(measure['cannot_tell_reason']),
    ...readSignTrend(measure['trend']),
    anew_from: number(measure['anew_from']),
    readings: objects(measure['readings'])
      .flatMap((reading) => readReading(reading) ?? [])
      .filter(({ checkin_id }) => known.has(checkin_id)),
  };
}
