import { expect, it } from 'vitest';
import { createPlainSpeech } from './plain-speech.ts';

it('a thought is left out however its tags arrive', () => {
  const written = 'Calm. <think>Secret < thought.</think>Use a cream.';
  for (const size of [1, 2, 3, 5, 7, written.length]) {
    const plain = createPlainSpeech();
    let said = '';
    for (let at = 0; at < written.length; at += size) said += plain.push(written.slice(at, at + size));
    expect(said).toBe('Calm. Use a cream.');
  }
});
