import type { Fault } from './judge.ts';
import type { Answer } from '../../../contracts/document/answer-faults.ts';
import type { Operation } from '../../../contracts/document/operations.ts';
import type { Request } from './request.ts';

/** The results of all requests to one operation. */
export interface Tally {
  operation: Operation;
  /** How often each status was returned; 0 means no response. */
  statuses: Map<number, number>;
  faults: { fault: Fault; answer: Answer; request: Request }[];
}

const KINDS: readonly Fault[] = [
  'server error',
  'undocumented status',
  'answer does not fit',
  'invalid accepted',
];

/** Most faults that are printed in full. */
const MOST_EXAMPLES = 12;

/** Characters of a request that are printed: enough to make it a fixed case, but for photos and floods. */
const LONGEST_EXAMPLE = 4_000;

/** Prints the table and the totals. Returns whether there was no fault. */
export function printReport(tallies: readonly Tally[], seconds: number): boolean {
  const rows = tallies.map(({ operation, statuses }) => {
    const requests = sum([...statuses.values()]);
    const good = sum([...statuses].filter(([status]) => isSuccess(status)).map(([, count]) => count));
    return { operation, statuses, requests, good };
  });
  console.log(`${'operation'.padEnd(26)}${'requests'.padStart(9)}${'2xx'.padStart(8)}  statuses`);
  for (const { operation, statuses, requests, good } of rows) {
    const share = `${((100 * good) / requests).toFixed(1)} %`;
    const list = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}×${count}`);
    console.log(
      `${operation.id.padEnd(26)}${String(requests).padStart(9)}${share.padStart(8)}  ${list.join(' ')}`,
    );
  }

  const faults = tallies.flatMap(({ operation, faults: own }) =>
    own.map((fault) => ({ ...fault, operation })),
  );
  for (const { operation, fault, answer, request } of faults.slice(0, MOST_EXAMPLES)) {
    const said = `${answer.status} ${answer.body.toString().slice(0, 200)}`;
    const asked = JSON.stringify({ [operation.id]: request }).slice(0, LONGEST_EXAMPLE);
    console.log(`${fault}: ${operation.id} answered ${said} to ${asked}`);
  }

  const total = sum(rows.map(({ requests }) => requests));
  console.log(`\n${total} requests in ${seconds.toFixed(0)} s`);
  for (const kind of KINDS)
    console.log(`${kind.padEnd(22)}${faults.filter(({ fault }) => fault === kind).length} (expected 0)`);
  const silent = rows.filter(({ good }) => good === 0);
  const names = silent.map(({ operation }) => operation.id).join(', ');
  console.log(`${'never succeeded'.padEnd(22)}${silent.length} (expected 0) ${names}`);
  return total > 0 && faults.length === 0 && silent.length === 0;
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
