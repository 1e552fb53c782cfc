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

test('the form accepts a complete form', () => {
  expect(accountErrors(entered(), 8)).toEqual({});
});

test('the form asks for everything that is missing, in the order of the page', () => {
  const errors = accountErrors(entered({ email: ' ', username: ' ', password: '', confirm_password: '' }), 8);
  expect(Object.keys(errors)).toEqual(['email', 'username', 'password', 'confirm_password']);
  expect(errors).toEqual({
    email: 'Please enter your e-mail.',
    username: 'Please choose a username.',
    password: 'Please choose a password.',
  });
});

test('the form requires the repeated password to be the same, spaces included', () => {
  expect(accountErrors(entered({ confirm_password: 'morning light ' }), 8)).toEqual({
    confirm_password: 'Passwords do not match.',
  });
});

test('the form requires the minimum length that the server sets', () => {
  expect(accountErrors(entered(), 15).password).toBe('Please use at least 15 characters.');
});
