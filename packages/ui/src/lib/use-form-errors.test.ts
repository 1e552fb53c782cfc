import { describe, expect, test } from 'vitest';
import { stillWrong, textOf } from './use-form-errors.ts';

describe('stillWrong', () => {
  test('stillWrong drops an error that has been corrected', () => {
    expect(stillWrong({ email: 'Enter it.', password: 'Enter it.' }, { password: 'Enter it.' })).toEqual({
      password: 'Enter it.',
    });
  });

  test('stillWrong shows no error that was not shown before', () => {
    expect(stillWrong({ email: 'Enter it.' }, { email: 'Enter it.', password: 'Enter it.' })).toEqual({
      email: 'Enter it.',
    });
  });

  test('stillWrong takes a field without an error text as valid', () => {
    expect(stillWrong({ email: undefined, password: 'Enter it.' }, { email: 'Enter it.' })).toEqual({});
    expect(stillWrong({ email: 'Enter it.' }, { email: undefined })).toEqual({ email: undefined });
  });

  test('stillWrong takes the newest text of an error', () => {
    expect(stillWrong({ email: 'Enter it.' }, { email: 'Add the @.' })).toEqual({ email: 'Add the @.' });
  });
});

describe('textOf', () => {
  const entered = new FormData();
  entered.set('username', '  noor ');
  entered.set('photo', new File([], 'selfie.jpg'));

  test('textOf trims spaces', () => {
    expect(textOf(entered, 'username')).toBe('noor');
  });

  test('textOf is empty for files and for missing fields', () => {
    expect(textOf(entered, 'photo')).toBe('');
    expect(textOf(entered, 'email')).toBe('');
  });
});
