// The history report of the Pro plan. One self-contained file for printing: no script, no address.
import {
  SIGN_NAMES,
  type HandOver,
  type HomeRegion,
  type Measurement,
  type TrendMeasure,
  type Trends,
} from '@daylit/contract';
import { englishOf } from '@daylit/wording';
import { escapeHtml } from '../../html.ts';
import { utcMoment } from '../../utc-moment.ts';
import type { ArchivedStages, UnreadableScan } from '../scans/ports.ts';
import { scoreBar, signChart } from './history-chart.ts';
import { UNREADABLE } from './unreadable.ts';

/** The stages of a report that the page shows. */
export const HISTORY_STAGES = ['condition_notes', 'progress_summary'] as const;

type HistoryScan = ArchivedStages<(typeof HISTORY_STAGES)[number]>;

/** In whose day and in whose order dates are written. */
export interface HistoryReader {
  /** Where the member is, an IANA name. */
  timeZone: string;
  /** Where the member lives; null where it was not told. */
  region: HomeRegion | null;
}

export interface HistoryFacts extends HandOver {
  username: string;
  now: Date;
  reader: HistoryReader;
  /** How many scans there are, those without a report included. */
  count: number;
}

/** Number of standard deviations within which a score lies for 19 of 20 photos of the same day. */
const ERROR_BAR = 1.96;

const STYLE = `
:root{--ink:#14252a;--quiet:#4b5f63;--line:#d5e0e0;--brand:#015456}
body{margin:0;background:#fff;color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:50rem;margin:0 auto;padding:2rem 1rem}
h1,h2,h3{line-height:1.2;margin:0 0 .5rem}h1{font-size:2rem}h2{font-size:1.375rem;margin-top:2rem}h3{font-size:1.0625rem}
p{margin:.25rem 0 .75rem;overflow-wrap:anywhere}.quiet{color:var(--quiet);font-size:.8125rem}
section,figure{break-inside:avoid;margin:0 0 1.25rem;padding-top:.75rem;border-top:1px solid var(--line)}
table{border-collapse:collapse;width:100%;font-size:.8125rem}
th,td{text-align:start;padding:.25rem .75rem .25rem 0;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
.wide{overflow-x:auto}.chart{width:100%;height:auto}.bar{width:7.5rem;height:.875rem}
svg text{font-size:11px;fill:var(--quiet)}
.grid{stroke:var(--line)}.join{stroke:var(--brand);stroke-width:2}.error{stroke:var(--brand);stroke-width:1.5}
.grid,.join,.error{fill:none}.dot{fill:var(--brand)}.open{fill:#fff;stroke:var(--brand);stroke-width:1.75}
@page{margin:14mm}@media print{main{max-width:none;padding:0}body{font-size:11pt}}`;

const CHANGES = {
  less_visible: 'Less visible since',
  more_visible: 'More visible since',
} as const;

export function historyBeginning(facts: HistoryFacts): string {
  const { username, now, count, reader, trends, photos_sent_to: sentTo } = facts;
  const { region } = reader;
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>Skin history from Daylit</title><style>${STYLE}</style><main><h1>Skin history</h1>`,
    `<p>Of ${escapeHtml(username)}, made on ${utcMoment(now, region)}. ${count === 1 ? '1 scan' : `${count} scans`}.</p>`,
    '<p>Scores run from 0, not seen, to 5, strong. The line through a score is its error bar: 19 of 20 photos of the same day would read within it. Two scores whose bars overlap may well be the same. It is about how skin looks in photos, and is not medical advice.</p>',
    `<p>${sentTo.length > 0 ? `Photos were also read by ${escapeHtml(sentTo.join(', '))}.` : 'No outside service read the photos.'}</p>`,
    `<h2>Signs over time</h2>${charts(trends, { count, reader })}`,
    `<h2>Routine and products</h2>${products(facts)}`,
    '<h2>Every scan</h2>',
  ].join('\n');
}

/** A scan of the page. */
export function historyOfScan(archived: HistoryScan | UnreadableScan, reader: HistoryReader): string {
  if ('unreadable' in archived) {
    const { id, created_at } = archived.unreadable;
    return `<section><h3>Scan ${id}, ${dayWords(created_at, reader)}</h3><p>${UNREADABLE}</p></section>\n`;
  }
  const { id, created_at, stages, status, failure_detail } = archived;
  const head = `<section><h3>Scan ${id}, ${dayWords(created_at, reader)}</h3>`;
  if (!stages) {
    const words = status === 'analysing' ? 'This scan was still being analyzed.' : (failure_detail ?? '');
    return `${head}<p>${escapeHtml(words)}</p></section>\n`;
  }
  const { condition_notes: notes, progress_summary: progress } = stages;
  const versions = new Set(notes.measurements.flatMap(({ method_version }) => method_version ?? []));
  return [
    head,
    `<p>${escapeHtml(notes.overall_assessment)} ${escapeHtml(progress.overall_assessment)}</p>`,
    '<div class="wide"><table><thead><tr><th scope="col">Sign</th><th scope="col">Score</th><th scope="col">0 to 5</th><th scope="col">Where, or why not</th></tr></thead>',
    `<tbody>${notes.measurements.map(measurement).join('')}</tbody></table></div>`,
    versions.size > 0
      ? `<p class="quiet">Measured by version ${escapeHtml([...versions].join(', '))}.</p>`
      : '',
    '</section>\n',
  ].join('');
}

export function historyEnd(): string {
  return '<p class="quiet">Daylit describes how skin looks in a photo. It is not medical advice.</p></main></html>\n';
}

/** The trend first. Two scans only where it can tell nothing. */
function changeWords({ trend, change, cannot_tell_reason }: TrendMeasure, since: string | undefined): string {
  const isTold = trend && trend.kind !== 'too_few' && trend.kind !== 'not_comparable';
  const isPair = change === 'less_visible' || change === 'more_visible';
  if (isPair && since && !isTold) return `${CHANGES[change]} ${since}.`;
  const words = trend ? `${trend.title}. ${trend.sentence}` : 'Nothing to compare yet.';
  return isTold || cannot_tell_reason === null ? words : cannot_tell_reason;
}

function charts(
  { measures, scans }: Trends,
  { count, reader }: Pick<HistoryFacts, 'count' | 'reader'>,
): string {
  if (measures.length === 0) return '<p>There is no report to draw yet.</p>';
  const days = new Map(scans.map(({ checkin_id, created_at }) => [checkin_id, created_at]));
  const figures = measures.map((measure) => {
    const since = measure.since === null ? undefined : days.get(measure.since);
    const change = changeWords(measure, since && dayWords(since, reader));
    return `<figure><figcaption><h3>${escapeHtml(measure.concern_name)}</h3><p>${escapeHtml(change)}</p></figcaption>${signChart(measure, { scans, ...reader })}</figure>`;
  });
  const newest = count > scans.length && scans.length > 0 ? ` of the newest ${scans.length} reports` : '';
  return `<p class="quiet">One dot a scan${newest}. A line joins scans that can be compared; an open dot stands for a scan that cannot.</p>${figures.join('')}`;
}

function products({ products: used, reader }: HistoryFacts): string {
  if (used.length === 0) return '<p>No routine is confirmed.</p>';
  const rows = used.map(({ name, is_sample, dayparts, since, ingredients }) =>
    row([
      is_sample ? `${name} (sample)` : name,
      dayparts.join(', '),
      dayWords(since, reader),
      ingredients.join(', ') || 'No list known',
    ]),
  );
  return `<div class="wide"><table><thead><tr><th scope="col">Product</th><th scope="col">When</th><th scope="col">Since</th><th scope="col">Ingredients</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function dayWords(moment: string, { timeZone, region }: HistoryReader): string {
  return new Date(moment).toLocaleDateString(englishOf(region), { dateStyle: 'long', timeZone });
}

function measurement(measured: Measurement): string {
  const { sign, severity_score: score, location_observed, cannot_tell_reason } = measured;
  const name = `<th scope="row">${SIGN_NAMES[sign]}</th>`;
  if (score === null)
    return `<tr>${name}<td>Cannot tell</td><td></td><td>${escapeHtml(cannot_tell_reason ?? '')}</td></tr>`;
  const margin = ERROR_BAR * (measured.standard_deviation ?? 0);
  const words = margin > 0 ? `${score.toFixed(1)} ± ${margin.toFixed(1)}` : score.toFixed(1);
  return `<tr>${name}<td>${words}</td><td>${scoreBar(score, margin)}</td><td>${escapeHtml(location_observed ?? '')}</td></tr>`;
}

function row(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}
