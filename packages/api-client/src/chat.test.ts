import { expect, test } from 'vitest';
import type { ChatStreamEvent } from '@daylit/contract';
import { ApiError, streamChat } from './index.ts';
import { fakeServer } from './fake-server.ts';

function streamOf(...chunks: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
}

async function read(stream: AsyncIterable<ChatStreamEvent>): Promise<ChatStreamEvent[]> {
  const events: ChatStreamEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

test('the client yields the events of the reply, also when an event arrives in two pieces', async () => {
  const server = fakeServer(
    () =>
      new Response(
        streamOf(
          'event: session_started\ndata: {"type":"session_started","checkin_id":3}\n\nevent: content_delta\ndata: {"type":"con',
          'tent_delta","text":"Hello"}\n\n',
        ),
        { headers: { 'content-type': 'text/event-stream' } },
      ),
  );
  expect(await read(streamChat(server.api, { message: 'Is my skin dry?' }))).toEqual([
    { type: 'session_started', checkin_id: 3 },
    { type: 'content_delta', text: 'Hello' },
  ]);
  expect(await server.request.json()).toEqual({ message: 'Is my skin dry?' });
});

test('the client reads a stream that has no async iterator, as in Safari', async () => {
  const { prototype } = ReadableStream as unknown as { prototype: Record<symbol, unknown> };
  const iterator = Object.getOwnPropertyDescriptor(prototype, Symbol.asyncIterator);
  delete prototype[Symbol.asyncIterator];
  try {
    const words = 'event: content_delta\ndata: {"type":"content_delta","text":"Hello"}\n\n';
    const { api } = fakeServer(() => new Response(streamOf(words)));
    expect(await read(streamChat(api, { message: 'Hello' }))).toHaveLength(1);
  } finally {
    if (iterator) Object.defineProperty(prototype, Symbol.asyncIterator, iterator);
  }
});

test('a refusal is an ApiError before the first event', async () => {
  const { api } = fakeServer(() => Response.json({ detail: 'upgrade_needed' }, { status: 403 }));
  await expect(read(streamChat(api, { message: 'Hello' }))).rejects.toMatchObject({
    status: 403,
    detail: 'upgrade_needed',
  });
});

test('a connection that breaks in the middle is a network error', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new TypeError('terminated'));
    },
  });
  const { api } = fakeServer(() => new Response(broken));
  await expect(read(streamChat(api, { message: 'Hello' }))).rejects.toBeInstanceOf(ApiError);
});
