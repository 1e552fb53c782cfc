import { expect, test } from 'vitest';
import { passwordErrors } from './password-errors.ts';

function entered(current_password: string, new_password: string): FormData {
  const form = new FormData();
  form.set('current_password', current_password);
  form.set('new_password', new_password);
  return form;
}

test('without a new password there is no error, even if the browser filled in the current one', () => {
  expect(passwordErrors(entered('', ''), 8)).toEqual({});
  expect(passwordErrors(entered('daylight 42', ''), 8)).toEqual({});
});

test('a new password requires the current one', () => {
  expect(passwordErrors(entered('', 'morning light'), 8)).toEqual({
    current_password: 'Current password is required to set a new password.',
  });
});

test('a new password has the minimum length', () => {
  expect(passwordErrors(entered('daylight 42', 'short'), 8)).toEqual({
    new_password: 'Please use at least 8 characters.',
  });
  expect(passwordErrors(entered('daylight 42', 'morning light'), 8)).toEqual({});
});
