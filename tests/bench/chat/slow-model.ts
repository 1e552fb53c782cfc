import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model on this machine that says a few words and then nothing, or a word at a time. */
export interface SlowModel {
  /** The settings of a server that asks it. */
  env: Record<string, string>;
  /** Questions that are being answered. */
  open(): number;
  close(): Promise<void>;
}

/** `pause`: milliseconds between two sentences; Infinity to say one and wait. */
export async function startSlowModel(pause: number): Promise<SlowModel> {
  let open = 0;
  const server = createServer((request, response) => {
    request.resume();
    open += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const say = () => {
      const choices = [{ index: 0, delta: { content: 'Rinse with water. ' }, finish_reason: null }];
      response.write(`data: ${JSON.stringify({ id: 'c', created: 0, model: 'slow', choices })}\n\n`);
    };
    say();
    say();
    const timer = Number.isFinite(pause) ? setInterval(say, pause) : undefined;
    response.once('close', () => {
      open -= 1;
      clearInterval(timer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_API_KEY: 'k', AI_MODEL: 'slow' },
    open: () => open,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
