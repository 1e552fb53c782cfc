import { expect, test } from 'vitest';
import { confirmError, emailError, newPasswordError } from './field-errors.ts';

test('the form refuses an incomplete address and leaves further checks to the verification mail', () => {
  expect(emailError('')).toBe('Please enter your e-mail.');
  expect(emailError('info@müller.example')).toBeUndefined();
  expect(emailError('noor')).toContain('whole address');
  expect(emailError('noor@')).toContain('whole address');
  expect(emailError('noor@localhost')).toBeUndefined();
});

test('the form counts the characters of a password, not their UTF-16 units', () => {
  expect(newPasswordError('', 8)).toBe('Please choose a password.');
  expect(newPasswordError('🌞'.repeat(7), 8)).toBe('Please use at least 8 characters.');
  expect(newPasswordError('🌞'.repeat(8), 8)).toBeUndefined();
});

test('the form requires the repeated password to be the same, spaces included', () => {
  expect(confirmError('morning light', 'morning light')).toBeUndefined();
  expect(confirmError('morning light', 'morning light ')).toBe('Passwords do not match.');
});
