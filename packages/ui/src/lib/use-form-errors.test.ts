import { describe, expect, test } from 'vitest';
import { stillWrong, textOf } from './use-form-errors.ts';

describe('stillWrong', () => {
  test('drops what has been put right', () => {
    expect(stillWrong({ email: 'Enter it.', password: 'Enter it.' }, { password: 'Enter it.' })).toEqual({
      password: 'Enter it.',
    });
  });

  test('shows no error that was not shown before', () => {
    expect(stillWrong({ email: 'Enter it.' }, { email: 'Enter it.', password: 'Enter it.' })).toEqual({
      email: 'Enter it.',
    });
  });

  test('takes a field without words for one that is fine', () => {
    expect(stillWrong({ email: undefined, password: 'Enter it.' }, { email: 'Enter it.' })).toEqual({});
    expect(stillWrong({ email: 'Enter it.' }, { email: undefined })).toEqual({ email: undefined });
  });

  test('takes the newest words of an error', () => {
    expect(stillWrong({ email: 'Enter it.' }, { email: 'Add the @.' })).toEqual({ email: 'Add the @.' });
  });
});

describe('textOf', () => {
  const entered = new FormData();
  entered.set('username', '  noor ');
  entered.set('photo', new File([], 'selfie.jpg'));

  test('cuts the spaces around', () => {
    expect(textOf(entered, 'username')).toBe('noor');
  });

  test('is empty for files and for what is not there', () => {
    expect(textOf(entered, 'photo')).toBe('');
    expect(textOf(entered, 'email')).toBe('');
  });
});
