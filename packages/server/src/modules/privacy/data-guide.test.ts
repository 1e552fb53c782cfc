import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inWords, KEPT } from '../../retention.ts';
import { DATA_MAP } from './data-map.ts';

/** The first table of the guide for operators, row by row. */
const page = await readFile(new URL('../../../../../docs/operating/data.md', import.meta.url), 'utf8');
const rows = page
  .slice(page.indexOf('## In the database'), page.indexOf('## Elsewhere'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => {
    const [, , names = '', kept = '', erased = ''] = line.split('|').map((cell) => cell.trim());
    return { tables: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name), kept, erased };
  });

const fateOf = (table: string) => DATA_MAP[table as keyof typeof DATA_MAP];
const of = (table: string) => rows.find(({ tables }) => tables.includes(table));

test('the guide names each table of the data map in one place', () => {
  expect(rows.flatMap(({ tables }) => tables).toSorted()).toEqual(Object.keys(DATA_MAP).toSorted());
});

test('the guide says of each table who erases it', () => {
  const wrong = rows.flatMap(({ tables, erased }) =>
    tables.filter((table) => {
      const fate = fateOf(table).erased;
      return erased !== (fate === 'with the account' ? fate : 'stays' in fate ? 'stays' : 'by the erasure');
    }),
  );
  expect(wrong).toEqual([]);
});

test('the guide promises of no table whose rows expire that they stay as long as the account', () => {
  const lasting = rows.filter(({ kept }) => kept.startsWith('as the account'));
  expect(lasting.length).toBeGreaterThan(5);
  expect(lasting.flatMap(({ tables }) => tables).filter((table) => fateOf(table).expires)).toEqual([]);
});

test.each([
  ['sessions', KEPT.session],
  ['sessions', KEPT.idleSession],
  ['known_devices', KEPT.knownBrowser],
  ['registrations', KEPT.registration],
  ['login_failures', KEPT.loginFailures],
  ['mails', KEPT.mail],
  ['operator_messages', KEPT.operatorMessage],
  ['exports', KEPT.export],
  ['routine_days', KEPT.routineDay],
  ['refused_photos', KEPT.refusedPhoto],
  ['checkouts', KEPT.paymentEvent],
  ['billing_events', KEPT.paymentEvent],
])('the guide keeps %s for the time that the code deletes by', (table, time) => {
  expect(of(table)?.kept).toContain(inWords(time));
});
