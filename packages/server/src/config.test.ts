import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    host: 'localhost',
    port: 3000,
    databaseUrl: undefined,
    logLevel: 'info',
  });
});

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('all wrong values are named at once', () => {
  const env = {
    PORT: '70000',
    PUBLIC_URL: 'daylit.example',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'http://u:secret@mail',
    DATA_DIR: 'x',
  };
  expect(problemsOf(env)).toEqual([
    'PORT must be a whole number from 0 to 65535, not "70000".',
    'PUBLIC_URL must be an address that begins with http:// or https://, not "daylit.example".',
    'SMTP_URL must be an address that begins with smtp:// or smtps://.',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
  ]);
});

test('a public address needs a mail server, because the mailbox answers on this machine only', () => {
  const env = { PUBLIC_URL: 'https://daylit.example' };
  expect(problemsOf(env)).toEqual([
    'SMTP_URL is missing: people at PUBLIC_URL could not read their mails; set SMTP_URL, or leave PUBLIC_URL out to read mails on this machine.',
  ]);
  expect(problemsOf({ ...env, SMTP_URL: 'smtp://mail.example' })).toEqual([]);
});

const MODEL = { AI_BASE_URL: 'https://ai.example/v1', AI_API_KEY: 'sk-secret', AI_MODEL: 'sees-2' };

test('the direct address of the database is set beside the other one', () => {
  const DATABASE_DIRECT_URL = 'postgres://daylit@db.example/daylit';
  expect(
    problemsOf({ DATABASE_DIRECT_URL, DATABASE_URL: 'postgres://daylit@pooler.example/daylit' }),
  ).toEqual([]);
  expect(problemsOf({ DATABASE_DIRECT_URL })).toEqual([
    'DATABASE_URL is missing: DATABASE_DIRECT_URL is set, which is only for use beside it.',
  ]);
});

test('a model has a server and a server has a model; a key is optional', () => {
  expect(readConfig(MODEL)).toMatchObject({ aiBaseUrl: 'https://ai.example/v1', aiModel: 'sees-2' });
  expect(problemsOf({ ...MODEL, AI_API_KEY: '' })).toEqual([]);
  expect(problemsOf({ ...MODEL, AI_MODEL: '', AI_CHAT_MODEL: 'qwen3:4b' })).toEqual([]);
  expect(problemsOf({ ...MODEL, AI_BASE_URL: '' })).toEqual([
    'AI_BASE_URL is missing: AI_MODEL is set, and no model server to send it to.',
  ]);
  expect(problemsOf({ ...MODEL, AI_MODEL: '' })).toEqual([
    'AI_MODEL is missing: name a model for reports, or only one for the chat with AI_CHAT_MODEL.',
  ]);
});

const at = (host: string, more = {}) =>
  problemsOf({ ...MODEL, AI_BASE_URL: `http://${host}:11434/v1`, ...more });
const privately = (host: string) => at(host, { AI_PLAIN_HTTP: 'private' });

test('plain http leaves this machine only into a private network, and only if the operator says so', () => {
  for (const host of ['192.168.0.9', '10.0.0.2', '172.20.1.1', '[fd12::1]', 'ollama']) {
    expect(at(host)).toEqual([expect.stringMatching(/set AI_PLAIN_HTTP=private\.$/)]);
    expect(privately(host)).toEqual([]);
  }
  for (const host of ['8.8.8.8', '169.254.169.254', '[fe80::1]', '0.0.0.0', '172.32.0.1'])
    expect(privately(host)).toEqual([expect.stringMatching(/is no private address/)]);
});

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICES: 'plus_monthly=price_1, plus_annual=price_2,pro_monthly=price_3,pro_annual=price_4',
};

test('the settings of Stripe are set together or not at all, and name every price once', () => {
  expect(readConfig(STRIPE).stripePrices?.get('plus_annual')).toBe('price_2');
  for (const missing of Object.keys(STRIPE))
    expect(problemsOf({ ...STRIPE, [missing]: '' })).toEqual([
      expect.stringContaining(`${missing} is missing`),
    ]);
  for (const wrong of [
    'plus_monthly=price_1',
    STRIPE.STRIPE_PRICES.replace('price_4', 'price_3'),
    `${STRIPE.STRIPE_PRICES},gold=price_9`,
    STRIPE.STRIPE_PRICES.replace('price_2', 'prod_2'),
  ])
    expect(problemsOf({ ...STRIPE, STRIPE_PRICES: wrong })).toHaveLength(1);
});

test('a wrong key is never printed', () => {
  const problems = problemsOf({ ...MODEL, AI_API_KEY: 'sk-secret and more' });
  expect(problems).toEqual(['AI_API_KEY must be printable characters without spaces.']);
});

test.each<[keyof typeof MODEL, string[], string[]]>([
  [
    'AI_BASE_URL',
    ['https://ai.example', 'http://127.0.0.1:8080/v1', 'http://[::1]:1/v1', 'http://localhost:11434/v1'],
    [
      'http://ai.example/v1',
      'http://127.0.0.1.ai.example',
      'http://localhost.ai.example',
      'https://u:p@ai.example',
      'https://ai.example/v1?key=1',
      'ftp://ai.example',
      'ai.example',
      `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example`,
    ],
  ],
  ['AI_MODEL', ['qwen/vl-7b:free', 'gpt-5.1@2026'], ['two words', '<b>', 'm'.repeat(81)]],
])('%s', (variable, right, wrong) => {
  for (const value of right) expect(problemsOf({ ...MODEL, [variable]: value })).toEqual([]);
  for (const value of wrong) expect(problemsOf({ ...MODEL, [variable]: value })).toHaveLength(1);
});

describe.each<[string, string[], string[]]>([
  ['HOST', ['0.0.0.0', '::1', 'localhost'], ['a b', 'http://localhost', '-x']],
  ['PORT', ['0', '65535'], ['-1', '65536', '3e3', '80a']],
  [
    'PUBLIC_URL',
    ['https://localhost', 'http://localhost:3000/', 'http://127.0.0.1', 'http://[::1]:3000'],
    ['ftp://x', 'https://x/path', 'https://x/?q'],
  ],
  ['DATABASE_URL', ['postgres://u:p@h:5/d', 'postgresql:///d?host=/tmp'], ['mysql://h/d', 'h:5432']],
  ['DATA_DIR_REPLACES', ['01890a5d-ac96-4c3b-8f5e-7d1e2a9b4c60'], ['yes', '{01890a5d}']],
  [
    'SMTP_URL',
    ['smtp://h:25', 'smtps://u:p%40@h/'],
    ['mail.example', 'smtp://', 'smtps://h?tls.rejectUnauthorized=false'],
  ],
  ['MAIL_FROM', ['a@b.example', 'Daylit <a@b.example>'], ['Daylit', 'a@b.example\nBcc: c@d.example']],
  ['PASSWORD_MIN_LENGTH', ['8', '15'], ['7', '65']],
  [
    'PAYMENTS_URL',
    ['https://pay.example', 'http://127.0.0.1:3001'],
    ['pay.example', 'https://pay.example/x'],
  ],
  ['DEEP_LINK_SCHEME', ['daylit', 'com.example.daylit'], ['Daylit', 'daylit:', 'javascript', 'https', 'a b']],
  ['TRUST_PROXY', ['0', '2'], ['yes', '11']],
  ['AI_PLAIN_HTTP', ['local', 'private'], ['yes', 'all']],
  ['AI_FIRST_WORD_SECONDS', ['1', '600'], ['0', '601']],
  ['AI_ANSWER_SECONDS', ['900'], ['0', '1.5']],
  ['AI_DAILY_REQUESTS', ['0', '50000'], ['-1', 'many']],
])('%s', (variable, right, wrong) => {
  test.each(right)('may be "%s"', (value) => expect(problemsOf({ [variable]: value })).toEqual([]));
  test.each(wrong)('may not be "%s"', (value) => expect(problemsOf({ [variable]: value })).toHaveLength(1));
});

describe('a bucket', () => {
  const key = Buffer.alloc(32, 1).toString('base64');
  const place = 's3://daylit/prod?endpoint=https://s3.example&region=eu-1';
  const env = { FILES_URL: place, AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', KEYS: key };

  test('a bucket is read with its store, region and prefix, and its keys', () => {
    expect(readConfig({ ...env, KEYS: `${key}, ${key}` })).toMatchObject({
      filesUrl: { endpoint: 'https://s3.example', region: 'eu-1', bucket: 'daylit', prefix: 'prod/' },
      keys: [Buffer.alloc(32, 1), Buffer.alloc(32, 1)],
    });
    expect(readConfig({ ...env, FILES_URL: 's3://daylit?endpoint=https://s3.example' })).toMatchObject({
      filesUrl: { region: 'us-east-1', prefix: '' },
    });
  });

  test('a bucket needs its access key and the keys, and keys need a bucket', () => {
    expect(problemsOf({ FILES_URL: place })).toEqual(
      ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'KEYS'].map(
        (name) => `${name} is missing: FILES_URL needs AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, KEYS.`,
      ),
    );
    expect(problemsOf({ KEYS: key })).toEqual([expect.stringMatching(/^FILES_URL is missing: KEYS seals/)]);
    expect(readConfig({ AWS_ACCESS_KEY_ID: 'of-another-program' }).filesUrl).toBeUndefined();
  });

  test.each([
    ['https://daylit', 'FILES_URL must be an address that begins with s3://'],
    ['s3://Day_lit?endpoint=https://s3.example', 'FILES_URL must begin with the name of a bucket'],
    ['s3://daylit', 'FILES_URL must end with ?endpoint=https://…&region=…'],
    ['s3://daylit?endpoint=https://s3.example&x=1', 'FILES_URL must end with ?endpoint=https://…&region=…'],
    ['s3://u:p@daylit?endpoint=https://s3.example', 'FILES_URL must be an address without a user'],
  ])('the bucket %j is refused', (FILES_URL, sentence) => {
    expect(problemsOf({ ...env, FILES_URL })).toEqual([expect.stringContaining(sentence)]);
  });

  test('a key of another length is refused and not shown', () => {
    expect(problemsOf({ ...env, KEYS: `${key},c2hvcnQ=` })).toEqual([
      'KEYS must be keys of 32 bytes in base64, with commas between.',
    ]);
  });
});

describe('a secret in a file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'daylit-secrets-'));
  afterAll(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'token');
  await writeFile(file, 'a long token without spaces\n'.replaceAll(' ', '-'));

  test('a secret in a file is read like one in the environment', () => {
    expect(readConfig({ METRICS_TOKEN_FILE: file }).metricsToken).toBe('a-long-token-without-spaces');
  });

  test('a secret in two places or in a missing file is refused', () => {
    expect(problemsOf({ METRICS_TOKEN_FILE: file, METRICS_TOKEN: 'a-long-enough-token' })).toEqual([
      'METRICS_TOKEN and METRICS_TOKEN_FILE are both set: leave one out.',
    ]);
    expect(problemsOf({ METRICS_TOKEN_FILE: `${folder}/none` })).toEqual([
      expect.stringMatching(/^METRICS_TOKEN_FILE must name a file that this account may read/),
    ]);
  });
});
