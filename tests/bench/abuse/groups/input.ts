import type { Check, Group } from '../check.ts';
import { createClient } from '../client.ts';
import { ANSWERS, form, type Member, newAddress, PASSWORD, scanForm } from '../members.ts';
import { getting, refused, type Try } from '../tries.ts';

const NUL = 'no\u0000or';
/** A lone surrogate, as JSON writes it. */
const LONE_JSON = '"a\\ud800b"';

const json = { 'content-type': 'application/json' };
const registering = (fields: Record<string, string>) => async (member: Member) =>
  createClient(member.url).post(
    '/api/register',
    form({ email: newAddress(), username: 'noor', password: PASSWORD, ...fields }),
  );
const onboarding = (answers: object | string) => (member: Member) =>
  member.post('/api/onboarding', answers, json);
const accepting = (date: string) => (member: Member) =>
  member.post('/api/update-legal-acceptance', { agreed_to_terms: true, agreed_to_terms_date: date });

const characters: Try[] = [
  ['NUL in a user name', registering({ username: NUL })],
  ['NUL in an invite code', registering({ invite_code: NUL })],
  ['NUL in an address', registering({ email: 'no\u0000or@example.org' })],
  [
    'NUL in a message beside a photo',
    async (member, stage) => member.post('/api/scan-skin', scanForm(await stage.photo(), NUL)),
  ],
  ['NUL in a goal', onboarding({ ...ANSWERS, goals: [NUL] })],
  [
    'NUL in what is to be avoided',
    onboarding({ ...ANSWERS, preferences: { age_band: '25-39', avoid: [NUL] } }),
  ],
  ['NUL in a path', getting('/api/checkins/1%00')],
  ['NUL in the name of a thumbnail', getting(`/api/thumbnails/${'0'.repeat(32)}.webp%00.png`)],
  [
    'A lone surrogate in a goal',
    onboarding(`{"goals":[${LONE_JSON}],"issues":[],"preferences":{"age_band":"25-39"}}`),
  ],
  [
    'A lone surrogate in an issue',
    onboarding(`{"goals":[],"issues":[${LONE_JSON}],"preferences":{"age_band":"25-39"}}`),
  ],
  [
    'A lone surrogate in what is to be avoided',
    onboarding(`{"goals":[],"issues":[],"preferences":{"age_band":"25-39","avoid":[${LONE_JSON}]}}`),
  ],
  [
    'A lone surrogate in a token',
    (member) => member.post('/api/verify-email', `{"token":${LONE_JSON},"password":"x"}`, json),
  ],
  ['A user name of spaces', registering({ username: '   ' })],
];

const harmless: Try[] = [['A user name that nobody can see', registering({ username: '\u200b\u200b' })]];

const dates: Try[] = [
  ['A leap second as the date of acceptance', accepting('2016-12-31T23:59:60Z')],
  ['A 30th of February', accepting('2026-02-30T00:00:00Z')],
  ['An hour 25', accepting('2026-02-03T25:00:00Z')],
  ['A date without a time', accepting('2026-02-03')],
  ['A date in words', accepting('yesterday')],
];

const extra: Try[] = [
  ...['plan', 'id', 'is_admin', 'user_id', 'agreed_to_terms_at'].map((field): Try => [
    `Another field (${field}) in onboarding`,
    onboarding({ ...ANSWERS, [field]: 'admin' }),
  ]),
  [
    'A plan among the preferences',
    onboarding({ ...ANSWERS, preferences: { age_band: '25-39', plan: 'pro' } }),
  ],
  [
    'A plan in a consent',
    (member) => member.post('/api/consents', { purpose: 'photo_analysis', granted: true, plan: 'pro' }),
  ],
  [
    'A user id in a consent',
    (member) => member.post('/api/consents', { purpose: 'photo_analysis', granted: true, user_id: 1 }),
  ],
  [
    'A time of its own in an acceptance',
    (member) =>
      member.post('/api/update-legal-acceptance', {
        agreed_to_terms: true,
        agreed_to_terms_date: '2026-01-01T00:00:00Z',
        recorded_at: '2020-01-01',
      }),
  ],
  ['A plan in a registration', registering({ plan: 'pro' })],
  ['is_admin in a registration', registering({ is_admin: 'true' })],
  [
    'A user id in a login',
    (member) =>
      createClient(member.url).post(
        '/api/login',
        form({ email: member.email, password: member.password, id: '1' }),
      ),
  ],
  [
    'A charge in a scan',
    async (member, stage) =>
      member.post('/api/scan-skin', withField(scanForm(await stage.photo()), 'charge', '0')),
  ],
  [
    '__proto__ in a body',
    onboarding('{"goals":[],"issues":[],"preferences":{"age_band":"25-39"},"__proto__":{"plan":"pro"}}'),
  ],
  [
    'constructor.prototype in a body',
    onboarding(
      '{"goals":[],"issues":[],"preferences":{"age_band":"25-39"},"constructor":{"prototype":{"plan":"pro"}}}',
    ),
  ],
  [
    '__proto__ among the preferences',
    onboarding('{"goals":[],"issues":[],"preferences":{"age_band":"25-39","__proto__":{"plan":"pro"}}}'),
  ],
  ['__proto__ as the field of a form', registering({ ['__proto__x'.slice(0, 9)]: 'x' })],
  [
    'An address twice in a form',
    (member) =>
      createClient(member.url).post(
        '/api/login',
        withField(form({ email: member.email, password: 'x' }), 'email', 'other@example.org'),
      ),
  ],
  [
    'A file as an address',
    (member) => createClient(member.url).post('/api/login', withFile(form({ password: 'x' }), 'email')),
  ],
  ['A text as a photo', (member) => member.post('/api/validate-photo', form({ file: 'x' }))],
  ['A text as the photo of a scan', (member) => member.post('/api/scan-skin', form({ files: 'x' }))],
  [
    'Two photos',
    async (member, stage) =>
      member.post('/api/scan-skin', scanForm([await stage.photo(), await stage.photo()])),
  ],
  [
    'Four hundred fields',
    (member) =>
      createClient(member.url).post(
        '/api/login',
        form(Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`f${n}`, 'x']))),
      ),
  ],
];

const shapes: Try[] = [
  ['JSON a hundred thousand deep', onboarding('['.repeat(60_000) + ']'.repeat(60_000))],
  ['JSON that ends in the middle', onboarding('{"goals":[')],
  ['A body of nothing', onboarding('')],
  ['null as a body', onboarding('null')],
  ['An array as a body', onboarding('[]')],
  ['51 goals', onboarding({ ...ANSWERS, goals: Array.from({ length: 51 }, () => 'a') })],
  ['A goal of 81 characters', onboarding({ ...ANSWERS, goals: ['a'.repeat(81)] })],
  [
    'A message of 2001 characters',
    async (member, stage) => member.post('/api/scan-skin', scanForm(await stage.photo(), 'a'.repeat(2001))),
  ],
  ['A user name of 61 characters', registering({ username: 'a'.repeat(61) })],
  ['A password of 257 characters', registering({ password: 'aB3!'.repeat(65) })],
  ['An address of 300 characters', registering({ email: `${'a'.repeat(300)}@example.org` })],
  ['A path of ten thousand characters', getting(`/api/checkins/${'1'.repeat(10_000)}`)],
  ['A token of ten thousand characters', getting(`/api/verify-email?token=${'a'.repeat(10_000)}`)],
  ['A bad percent-encoding', getting('/api/checkins/%E0%A4%A')],
  [
    'UTF-16 as JSON',
    (member) =>
      member.post('/api/onboarding', Buffer.from(JSON.stringify(ANSWERS), 'utf16le'), {
        'content-type': 'application/json; charset=utf-16',
      }),
  ],
  [
    'A compressed body',
    (member) => member.post('/api/onboarding', Buffer.alloc(100), { ...json, 'content-encoding': 'gzip' }),
  ],
  [
    'JSON that says it is a form',
    (member) =>
      createClient(member.url).post('/api/login', { email: 'a' }, { 'content-type': 'multipart/form-data' }),
  ],
  [
    'A form with a boundary of 10 KB',
    (member) =>
      createClient(member.url).post('/api/login', 'x', {
        'content-type': `multipart/form-data; boundary=${'b'.repeat(10_000)}`,
      }),
  ],
];

function withField(data: FormData, name: string, value: string): FormData {
  data.append(name, value);
  return data;
}

function withFile(data: FormData, name: string): FormData {
  data.append(name, new Blob(['noor@example.org']), 'email.txt');
  return data;
}

const after: Check[] = [
  {
    name: 'After all this the member is who it was',
    expected: '["trial",true]',
    async see(stage) {
      const { json: me } = await (await stage.bystander()).get('/api/me');
      return JSON.stringify([me?.['plan'], me?.['is_email_verified']]);
    },
  },
  {
    name: 'A method cannot be overridden by a header',
    expected: '404',
    see: async (stage) =>
      String(
        (await (await stage.bystander()).post('/api/me', undefined, { 'x-http-method-override': 'GET' }))
          .status,
      ),
  },
];

export const input: Group = {
  name: 'input',
  isQuick: true,
  checks: [
    ...refused([...characters, ...dates, ...extra, ...shapes]),
    ...refused(harmless, /^taken$/),
    ...after,
  ],
};
