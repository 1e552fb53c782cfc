import { describe, expect, test } from 'vitest';
import { findPasswordProblem } from './password-policy.ts';

const context = { email: 'noor@example.org', username: 'Noor', minLength: 8 };

const REPEATS = [
  'aaaaaaaa',
  '11111111',
  'abababab',
  'abcabcabc',
  '12341234',
  'xyzxyzxyzxyz',
  '!!!!!!!!!!',
  '...........',
  'aaaa1111',
  '1111aaaa',
  'qwertyqwerty',
  'letmeinletmein',
  'password-password',
  'a'.repeat(64),
  'p4$$w0rd'.repeat(8),
];

const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm123',
  '1qaz2wsx3edc',
  'qazwsxedc',
  '!QAZ2wsx',
  '1q2w3e4r5t',
  'poiuytrewq',
  'mnbvcxz1',
  'qwertzuiop',
  'azertyuiop',
  '123qweasd',
  'asdf1234',
  'abcdefgh',
  'ABCDEFGHIJ',
  'zyxwvuts',
];

const NUMBERS = [
  '12345678',
  '87654321',
  '1234567890',
  '1234 5678 9012',
  '19841984',
  '01011990',
  '31121999',
  '1990-01-01',
  '20242024',
  '2024-2025',
];

const FAMOUS = [
  'Password123!',
  'password1',
  'Passw0rd!',
  'P@ssw0rd1',
  'P4$$w0rd',
  'pass word 1',
  'Password2024',
  'Welcome1!',
  'Welcome2024',
  'Letmein1!',
  'iloveyou1',
  'ILoveYou!',
  'Sunshine1',
  'Summer2024!',
  'Winter2023',
  'Monday123',
  'Football1',
  'Dragon123!',
  'Monkey123',
  'Princess1',
  'Michael1985',
  'Jennifer1',
  'Admin123!',
  'Qwerty123!',
  'Abc12345!',
  'Test1234!',
  'Changeme1',
  'Secret123',
  'Superman1',
  'Starwars1',
  'trustno1!',
  'Hello123!',
];

const ABOUT_THE_OWNER = ['Noor2026!', 'daylit-noor', 'noor@example.org', 'Daylit2026!'];

const GOOD = [
  'seven green kettles',
  'ṕässwörd mit ümläuten',
  '🦊🐻🐼🐨🐯🦁🐮🐷',
  'noor likes old maps',
  'correct horse battery',
  'seven-calm-otters-42',
  'nine chars and more',
  'pears and plums in june',
  'x4!kqT9z',
  'mV7#pL2w',
  'h7Gt!20pQz',
  'wq8Zr!mN4v',
  'Kx9$mQ2!vB7@',
  'kdj3-92ks-lq0z',
  'gurkensalat mit dill',
  'mein hund frisst wolken',
  'ananas tanzt im regen',
  'zebra-piano-cactus',
  'violet umbrella harbour',
  'J’aime les figues mûres',
  'три синих кита',
  'ねこはまどのそば',
  'الجمل يشرب الشاي',
  'blue cats drink tea slowly',
  'rust kettle 93 moss',
  'two ravens over Hull',
  'paper lantern quartz',
  '9 otters & a lamp',
  'purple monkey dishwasher',
  'daylight 42 lamps',
  'ñ ☀️ fog over the second bridge',
  'the train to Oslo was late again and nobody minded it very much at all',
];

describe('a new password', () => {
  test.each([...REPEATS, ...ROWS, ...NUMBERS, ...FAMOUS])('"%s" is easy to guess', async (password) => {
    expect(await findPasswordProblem(password, context)).toMatch(
      /^This password is easy to guess\. Please choose/,
    );
  });

  test.each(ABOUT_THE_OWNER)('"%s" is made of what is known about its owner', async (password) => {
    expect(await findPasswordProblem(password, context)).toMatch(/^This password is made of/);
  });

  test.each(GOOD)('"%s" is fine', async (password) => {
    expect(await findPasswordProblem(password, context)).toBeUndefined();
  });

  test('a new password is counted in characters, and may have to be longer than usual', async () => {
    expect(await findPasswordProblem('🦊🐻🐼🐨', context)).toMatch(/at least 8 characters/);
    const problem = await findPasswordProblem('nine chars', { ...context, minLength: 15 });
    expect(problem).toBe('Please choose a password of at least 15 characters.');
  });

  test.each(['random', 'repeated'])(
    'a new password of the longest kind is checked in a few milliseconds when it is %s',
    async (kind) => {
      await findPasswordProblem('the estimator is loaded', context);
      const times = [];
      for (let n = 0; n < 5; n += 1) {
        const password = kind === 'random' ? randomText(256) : '@4831$0'.repeat(37);
        const before = process.cpuUsage();
        await findPasswordProblem(password, context);
        const { user, system } = process.cpuUsage(before);
        times.push((user + system) / 1000);
      }
      // The minimum of processor time, to which other programs add little. It was seconds when every
      // character was estimated.
      expect(Math.min(...times)).toBeLessThan(100);
    },
  );
});

function randomText(length: number): string {
  return String.fromCharCode(
    ...crypto.getRandomValues(new Uint8Array(length)).map((byte) => 33 + (byte % 94)),
  );
}
