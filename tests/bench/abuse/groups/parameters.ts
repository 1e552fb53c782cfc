import type { Group } from '../check.ts';
import { getting, refused, type Try } from '../tries.ts';

/** Harmless other spellings of a number. */
const ODD_NUMBERS = ['%2B5', '%205', '5.0'].map((limit): Try => [
  `limit=${limit}`,
  getting(`/api/checkins?limit=${limit}`),
]);

const LIMITS = [
  '0x10',
  '1e1',
  '0b11',
  '-1',
  '0',
  '51',
  'NaN',
  'Infinity',
  'true',
  '',
  '%D9%A5',
  '5&limit=6',
  '5;6',
  '999999999999999999999',
];
const NUMBERS = ['0', '-1', '1.5', '0x1', '1e3', 'NaN', '%31%00', '99999999999999999999'];

const numbers: Try[] = [
  ...LIMITS.map((limit): Try => [`limit=${limit}`, getting(`/api/checkins?limit=${limit}`)]),
  ...['-1', '1e20', '0x1', '99999999999999999999'].map((offset): Try => [
    `offset=${offset}`,
    getting(`/api/checkins?offset=${offset}`),
  ]),
  ...NUMBERS.map((id): Try => [`The scan ${id}`, getting(`/api/checkins/${id}`)]),
  ['after=101', getting('/api/checkins/1/events?after=101')],
];

const names: Try[] = [
  '..%2f..%2fetc%2fpasswd',
  '..%5c..%5cetc',
  '%2e%2e%2fpostgres',
  '....//etc',
  '%252e%252e%252f',
  `${'0'.repeat(32)}.webp%2f..`,
  `/${'0'.repeat(32)}.webp`,
  `${'0'.repeat(32)}.WEBP`,
].map((name): Try => [`A thumbnail named ${name}`, getting(`/api/thumbnails/${name}`)]);

export const parameters: Group = {
  name: 'parameters',
  isQuick: true,
  checks: [...refused([...numbers, ...names]), ...refused(ODD_NUMBERS, /^taken$/)],
};
