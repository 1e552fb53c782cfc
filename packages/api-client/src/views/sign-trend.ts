import { SIGN_TREND_KIND_VALUES, type SignTrend } from '@daylit/contract';
import { fields, number, oneOf, text } from './values.ts';

/** A sign over the run of scans, as part of an answer: empty where it cannot be read. */
export function readSignTrend(value: unknown): { trend?: Required<SignTrend> } {
  const trend = fields(value);
  const kind = oneOf(SIGN_TREND_KIND_VALUES, trend?.['kind']);
  const title = text(trend?.['title']);
  if (!trend || kind === null || title === null) return {};
  return {
    trend: {
      kind,
      since: text(trend['since']),
      from: number(trend['from']),
      to: number(trend['to']),
      scans: number(trend['scans']) ?? 0,
      confidence: number(trend['confidence']),
      title,
      sentence: text(trend['sentence']) ?? '',
    },
  };
}
