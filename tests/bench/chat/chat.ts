import { setTimeout as sleep } from 'node:timers/promises';
import { addChatMembers } from '../../../packages/server/test/chat-members.ts';
import { PRODUCT, type RunningServer, startServer } from '../running-server.ts';
import { ask, type Asked } from './ask.ts';
import { benchFirstEvents } from './first-events.ts';
import { benchKills } from './kills.ts';
import { environmentOf, type Place, withPlace } from '../place.ts';
import { type SlowModel, startSlowModel } from './slow-model.ts';

/** Milliseconds that a busy machine may take. */
const PATIENCE = 60_000;
const OPEN_STREAMS = 300;
const PER_MEMBER = 3;
/** Streams that are opened together. */
const AT_ONCE = 20;
const KILLS = 20;
const QUESTION = 'What do I use tonight?';

/**
 * Prints how the chat does under load: time to the first event with 50 replies at once, memory with 300 open
 * streams, and what is lost when the server is killed during replies.
 */
export async function benchChat(): Promise<void> {
  await withPlace(async (place) => {
    await benchFirstEvents(place);
    await benchOpenStreams(place);
  });
  await benchKills(KILLS);
}

async function benchOpenStreams(place: Place): Promise<void> {
  const model = await startSlowModel(Infinity);
  const server = await startServer(PRODUCT, { ...environmentOf(place), ...model.env });
  try {
    const tokens = await addChatMembers(place, OPEN_STREAMS / PER_MEMBER, model.env);
    const start = server.residentMegabytes();
    // Only the first question of a server makes it learn its examples and load the code that asks a model.
    const [first = ''] = tokens;
    const warm = await ask(server, first, QUESTION);
    await waitUntil('The first question did not reach the model.', () => model.open() > 0);
    warm.leave();
    await sleep(1_000);
    console.log(
      `memory ${start.toFixed(0)} MB at the start, ${server.residentMegabytes().toFixed(0)} MB after one question`,
    );
    // Memory that the first round does not return appears again in the second one.
    for (let round = 0; round < 2; round++) await openAndLeave(server, model, tokens);
  } finally {
    await server.stop();
    await model.close();
  }
}

async function openAndLeave(
  server: RunningServer,
  model: SlowModel,
  tokens: readonly string[],
): Promise<void> {
  const all = Array.from({ length: PER_MEMBER }, () => tokens).flat();
  const replies: Asked[] = [];
  while (replies.length < all.length) {
    const next = all.slice(replies.length, replies.length + AT_ONCE);
    replies.push(...(await Promise.all(next.map((token) => ask(server, token, QUESTION)))));
  }
  const early = server.residentMegabytes();
  await sleep(15_000);
  console.log(
    `${OPEN_STREAMS} open streams: ${model.open()} questions at the model; memory ${early.toFixed(0)} MB at first, ${server.residentMegabytes().toFixed(0)} MB after 15 s`,
  );
  const leftAt = performance.now();
  for (const { leave } of replies) leave();
  while (model.open() > 0 && performance.now() - leftAt < 10_000) await sleep(10);
  console.log(
    `all browsers gone: ${model.open()} questions at the model after ${(performance.now() - leftAt).toFixed(0)} ms (promised: 0 after 1,000)`,
  );
  // The endings are stored, and the members may ask again.
  await sleep(2_000);
}

async function waitUntil(failure: string, isTrue: () => boolean): Promise<void> {
  for (let waited = 0; !isTrue(); waited += 100) {
    if (waited >= PATIENCE) throw new Error(failure);
    await sleep(100);
  }
}
