// The page of an export. One file with everything in it: no script, no address, so it opens without internet.
import { SIGN_NAMES } from '@daylit/contract';
import { escapeHtml } from '../../html.ts';
import { utcMoment } from '../../utc-moment.ts';
import type { MemberProfile } from '../members/ports.ts';
import type { ArchivedStages, UnreadableScan } from '../scans/ports.ts';
import type { Entry } from './read-map.ts';
import { UNREADABLE } from './unreadable.ts';

/** Where the member lives, for the order of dates. */
type Region = MemberProfile['region'];

/** The stages of a report that the page shows. */
export const PAGE_STAGES = ['condition_notes', 'progress_summary'] as const;

type PageScan = ArchivedStages<(typeof PAGE_STAGES)[number]>;

/** The heading above the scans. */
export interface PageFacts {
  account: Entry;
  now: Date;
  answers: MemberProfile | undefined;
  lists: { list: string; entries: Entry[] }[];
}

const STYLE = `
:root{color-scheme:light dark;--ink:#14252a;--quiet:#4b5f63;--paper:#fff;--ground:#f3f7f7;--line:#d5e0e0}
@media (prefers-color-scheme:dark){:root{--ink:#e6efef;--quiet:#a9bcbc;--paper:#14252a;--ground:#0c181b;--line:#2f4449}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem}
section{background:var(--paper);border:1px solid var(--line);border-radius:16px;padding:1.25rem;margin:0 0 1rem;break-inside:avoid}
h1,h2{line-height:1.2;margin:0 0 .5rem}h1{font-size:2rem}h2{font-size:1.25rem}
p{margin:.25rem 0 .75rem}.quiet{color:var(--quiet);font-size:.875rem}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{text-align:start;padding:.375rem .5rem .375rem 0;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
img{float:inline-end;width:7rem;border-radius:12px;margin:0 0 .5rem 1rem}
.wide{overflow-x:auto}summary{cursor:pointer;padding:.5rem 0}
@page{margin:14mm}
@media print{:root{color-scheme:light;--ink:#000;--quiet:#000;--paper:#fff;--ground:#fff;--line:#bbb}
main{max-width:none;padding:0}body{font-size:10pt}section{border-radius:0;border-width:1px 0 0;padding:.75rem 0 0}
section:has(details){break-inside:auto}tr{break-inside:avoid}img{width:5rem}.wide{overflow:visible}
details::details-content{content-visibility:visible}summary{list-style:none;font-weight:600}}`;

export function pageBeginning({ account, now, answers, lists }: PageFacts): string {
  const region = answers?.region;
  const facts = {
    ...account,
    ...(answers && {
      goals: answers.goals,
      concerns: answers.issues,
      ...answers.preferences,
      region: answers.region,
    }),
  };
  const rest = lists.filter(({ entries }) => entries.length > 0);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="content-security-policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">`,
    `<title>Your data from Daylit</title><style>${STYLE}</style><main><h1>Your data from Daylit</h1>`,
    `<p>Everything that was kept about you on ${utcMoment(now, region)}. This page needs no internet and tells nobody that you read it.</p>`,
    `<section><h2>You</h2>${table(Object.entries(facts), region)}</section>`,
    ...rest.map(
      ({ list, entries }) =>
        `<section><details><summary>${words(list)} (${entries.length})</summary>${wideTable(entries, region)}</details></section>`,
    ),
  ].join('\n');
}

/** A scan with its picture, which is embedded in the page. */
export function pageOfScan(scan: PageScan, picture: Buffer | undefined, region: Region): string {
  const image =
    picture &&
    `<img alt="The small picture of this scan" src="data:image/webp;base64,${picture.toString('base64')}">`;
  const lost = scan.thumbnail_filename && !picture ? '<p>Its small picture cannot be read any more.</p>' : '';
  return `<section>${image ?? ''}<h2>Scan ${scan.id}</h2><p class="quiet">${utcMoment(new Date(scan.created_at), region)}</p>${
    scan.message === null ? '' : `<p>You wrote: ${escapeHtml(scan.message)}</p>`
  }${reportOf(scan)}${lost}</section>\n`;
}

export function pageOfUnreadable({ unreadable: { id, created_at } }: UnreadableScan, region: Region): string {
  return `<section><h2>Scan ${id}</h2><p class="quiet">${utcMoment(new Date(created_at), region)}</p><p>${UNREADABLE}</p></section>\n`;
}

export function pageEnd(): string {
  return '<p class="quiet">Daylit describes how skin looks in a photo. It is not medical advice. Scores run from 0, not seen, to 5, strong.</p></main></html>\n';
}

function reportOf({ status, failure_detail, stages }: PageScan): string {
  if (status === 'analysing') return '<p>This scan was still being analyzed.</p>';
  if (!stages) return `<p>${escapeHtml(failure_detail ?? '')}</p>`;
  const { condition_notes: notes, progress_summary: progress } = stages;
  const scores = notes.measurements.map(
    ({ sign, severity_score, standard_deviation, cannot_tell_reason, location_observed }) => [
      SIGN_NAMES[sign],
      severity_score === null ? 'Cannot tell' : withError(severity_score, standard_deviation),
      location_observed ?? cannot_tell_reason ?? '',
    ],
  );
  return `<p>${escapeHtml(notes.overall_assessment)}</p><p>${escapeHtml(progress.overall_assessment)}</p><table><tbody>${scores.map(row).join('')}</tbody></table>`;
}

function withError(score: number, deviation: number | null | undefined): string {
  return deviation == null ? String(score) : `${score} ± ${deviation}`;
}

function table(entries: [string, unknown][], region: Region): string {
  return `<table><tbody>${entries.map(([name, value]) => row([words(name), shown(value, region)])).join('')}</tbody></table>`;
}

function wideTable(entries: readonly Entry[], region: Region): string {
  const names = Object.keys(entries[0] ?? {});
  const head = `<thead><tr>${names.map((name) => `<th scope="col">${words(name)}</th>`).join('')}</tr></thead>`;
  const body = entries.map((entry) => row(names.map((name) => shown(entry[name], region)))).join('');
  return `<div class="wide"><table>${head}<tbody>${body}</tbody></table></div>`;
}

function row(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

function shown(value: unknown, region: Region): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return utcMoment(value, region);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => shown(one, region)).join(', ') || '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function words(name: string): string {
  const text = name.replaceAll('_', ' ');
  return escapeHtml(text.charAt(0).toUpperCase() + text.slice(1));
}
