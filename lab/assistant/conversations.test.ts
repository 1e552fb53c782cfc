import { expect, test, vi } from 'vitest';
import { countVerdicts, playConversation, readConversations } from './conversations.ts';

// What is reached may not get lost. Where a change reaches more, its figures come in here. The other set of
// conversations would take three times as long.

/** For every turn of the set, on a busy machine. Only a test that hangs should time out. */
vi.setConfig({ testTimeout: 300_000 });

test('as many turns of conversations as before are understood, and no more are taken for something else', async () => {
  const played = [];
  for (const conversation of readConversations('labelled')) played.push(await playConversation(conversation));
  expect(countVerdicts(played)).toEqual({
    first: { right: 22, useless: 6, wrong: 8 },
    later: { right: 92, useless: 45, wrong: 43 },
  });
});
