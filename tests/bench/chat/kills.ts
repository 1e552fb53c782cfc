import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatMessage, Usage } from '@daylit/contract';
import { type RealServer, startRealServer } from '../../../packages/server/test/real-server.ts';
import { signUp } from '../../../packages/server/test/sign-up.ts';
import { createVisitor, type Visitor } from '../../../packages/server/test/visitor.ts';
import { startSlowModel } from './slow-model.ts';

interface Sent {
  key: string;
  text: string;
  /** The server said that it has the message. */
  isTaken: boolean;
}

/**
 * Kills a server at random moments of replies and sends each message again. Prints how many messages were
 * lost, stored twice and charged twice; all three are promised to be 0.
 */
export async function benchKills(rounds: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-bench-'));
  const model = await startSlowModel(15);
  let server = await startRealServer(dataDir, model.env);
  const sent: Sent[] = [];
  try {
    const token = await signUp(server, 'kills@example.org');
    await browserAt(server, token).post('/api/consents', { purpose: 'external_chat', granted: true });
    for (let round = 0; round < rounds; round += 1) {
      const message = { key: randomUUID(), text: `Message number ${round}`, isTaken: false };
      sent.push(message);
      const sending = send(server, token, message);
      await sleep(randomInt(400));
      await server.kill();
      await sending;
      server = await startRealServer(dataDir, model.env);
      // Half of them are sent again, as a browser does after an error.
      if (round % 2 === 0) void send(server, token, message);
      await sleep(300);
    }
    await server.kill();
    server = await startRealServer(dataDir, model.env);
    await report(browserAt(server, token), sent);
  } finally {
    await server.stop();
    await model.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function browserAt({ url }: RealServer, token: string): Visitor {
  return createVisitor({ url, token });
}

/** Sends a message and reads until the connection ends. */
async function send({ url }: RealServer, token: string, message: Sent): Promise<void> {
  try {
    const response = await fetch(`${url}/api/chat2/stream`, {
      method: 'POST',
      headers: {
        cookie: `session=${token}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message: message.text, message_key: message.key }),
    });
    message.isTaken ||= response.status === 200;
    await response.text();
  } catch {
    // Killed.
  }
}

async function report(browser: Visitor, sent: readonly Sent[]): Promise<void> {
  const history = (await browser.get('/api/chat-history?limit=100')).body as ChatMessage[];
  const { messages } = (await browser.get('/api/usage')).body as Usage;
  const timesOf = ({ text }: Sent) => history.filter(({ message }) => message === text).length;
  const lost = sent.filter((one) => one.isTaken && timesOf(one) === 0).length;
  const twice = sent.filter((one) => timesOf(one) > 1).length;
  const complete = history.filter(({ answer }) => answer?.is_complete).length;
  console.log(`kills of the server during replies:   ${sent.length}`);
  console.log(
    `messages taken, lost, stored twice:   ${sent.filter((one) => one.isTaken).length}, ${lost}, ${twice}`,
  );
  console.log(`messages charged, replies complete:   ${messages.used}, ${complete}`);
  if (lost + twice > 0 || messages.used > complete) process.exitCode = 1;
}
