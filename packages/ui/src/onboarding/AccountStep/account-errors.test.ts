import { expect, test } from 'vitest';
import { accountErrors } from './account-errors.ts';

function entered(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  const complete = {
    email: 'noor@example.com',
    username: 'noor',
    password: 'morning light',
    confirm_password: 'morning light',
  };
  for (const [name, value] of Object.entries({ ...complete, ...changes })) form.set(name, value);
  return form;
}

test('accepts a complete form', () => {
  expect(accountErrors(entered(), 8)).toEqual({});
});

test('asks for all that is missing, in the order of the page', () => {
  const errors = accountErrors(entered({ email: ' ', username: ' ', password: '', confirm_password: '' }), 8);
  expect(Object.keys(errors)).toEqual(['email', 'username', 'password']);
});

test('wants the repeated password to be the same, spaces included', () => {
  expect(accountErrors(entered({ confirm_password: 'morning light ' }), 8)).toEqual({
    confirm_password: 'Passwords do not match',
  });
});

test('counts characters as people do', () => {
  const eightSuns = '☀️'.normalize().repeat(4);
  expect(accountErrors(entered({ password: eightSuns, confirm_password: eightSuns }), 9).password).toBe(
    'Please use at least 9 characters.',
  );
  expect(
    accountErrors(entered({ password: '🌞'.repeat(7), confirm_password: '🌞'.repeat(7) }), 8).password,
  ).toBe('Please use at least 8 characters.');
});

test('tells a half-typed address from a whole one, and leaves the rest to the mail', () => {
  expect(accountErrors(entered({ email: 'noor' }), 8).email).toContain('whole address');
  expect(accountErrors(entered({ email: 'noor@localhost' }), 8).email).toBeUndefined();
});
