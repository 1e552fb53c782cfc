import { describe, expect, test } from 'vitest';
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
    host: '127.0.0.1',
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

describe.each<[string, string[], string[]]>([
  ['HOST', ['0.0.0.0', '::1', 'localhost'], ['a b', 'http://localhost', '-x']],
  ['PORT', ['0', '65535'], ['-1', '65536', '3e3', '80a']],
  [
    'PUBLIC_URL',
    ['https://daylit.example', 'http://localhost:3000/'],
    ['ftp://x', 'https://x/path', 'https://x/?q'],
  ],
  ['DATABASE_URL', ['postgres://u:p@h:5/d', 'postgresql:///d?host=/tmp'], ['mysql://h/d', 'h:5432']],
  ['SMTP_URL', ['smtp://h:25', 'smtps://u:p@h'], ['mail.example']],
  ['MAIL_FROM', ['a@b.example', 'Daylit <a@b.example>'], ['Daylit', 'a@b.example\nBcc: c@d.example']],
  ['PASSWORD_MIN_LENGTH', ['8', '15'], ['7', '65']],
  ['TRUST_PROXY', ['0', '2'], ['yes', '11']],
])('%s', (variable, right, wrong) => {
  test.each(right)('may be "%s"', (value) => expect(problemsOf({ [variable]: value })).toEqual([]));
  test.each(wrong)('may not be "%s"', (value) => expect(problemsOf({ [variable]: value })).toHaveLength(1));
});
