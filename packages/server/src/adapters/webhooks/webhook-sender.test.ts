import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { startWebhookReceiver } from '../../../test/webhook-receiver.ts';
import { createWebhookSender } from './webhook-sender.ts';

const receiver = await startWebhookReceiver();
afterAll(receiver.close);

const strict = createWebhookSender({ allowsPrivate: false });
const open = createWebhookSender({ allowsPrivate: true });
const NEVER = new AbortController().signal;
const message = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{}' });
const port = new URL(receiver.url).port;

describe('without the setting', () => {
  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
  ])('%s is neither taken nor sent to', async (url) => {
    expect(strict.findProblem(url)).toContain('not on the public internet');
    expect(await strict.send(message(url), NEVER)).toEqual({ problem: 'not_public' });
  });

  test('a name that leads to this machine is refused when it is connected to', async () => {
    const url = `https://localhost:${port}/`;
    expect(strict.findProblem(url)).toBeUndefined();
    expect(await strict.send(message(url), NEVER)).toEqual({ problem: 'not_public' });
    expect(await strict.send(message(`http://localhost:${port}/`), NEVER)).toEqual({ problem: 'not_public' });
    expect(receiver.received).toEqual([]);
  });

  test.each([
    ['http://diary.example/', 'https://'],
    ['https://noor:pass@diary.example/', 'password'],
    ['https://', 'whole address'],
  ])('%s is not taken', (url, words) => {
    expect(strict.findProblem(url)).toContain(words);
  });
});

describe('with the setting', () => {
  test('this machine is reached by name and by number, and the services of clouds are not', async () => {
    expect(await open.send(message(receiver.url), NEVER)).toEqual({ status: 204 });
    const named = receiver.url.replace('127.0.0.1', 'localhost');
    expect(await open.send(message(named), NEVER)).toEqual({ status: 204 });
    expect(await open.send(message('http://169.254.169.254/'), NEVER)).toEqual({ problem: 'not_public' });
  });

  test('plain http does not leave the private network', async () => {
    expect(open.findProblem('http://8.8.8.8/')).toContain('not on the public internet');
    expect(await open.send(message('http://8.8.8.8/'), NEVER)).toEqual({ problem: 'not_public' });
  });
});

test('a redirect is an answer, and nobody follows it', async () => {
  const before = receiver.received.length;
  const server = createServer((_request, response) =>
    response.writeHead(302, { location: receiver.url }).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect(await open.send(message(url), NEVER)).toEqual({ status: 302 });
  expect(receiver.received).toHaveLength(before);
  await new Promise((resolve) => server.close(resolve));
});

test('an answer without an end costs nothing, and a port without a server is told', async () => {
  receiver.behave((response) => void response.writeHead(200).write('x'));
  expect(await open.send(message(receiver.url), NEVER)).toEqual({ status: 200 });
  receiver.behave((response) => void response.writeHead(204).end());
  expect(await open.send(message('http://127.0.0.1:1/'), NEVER)).toEqual({ problem: 'unreachable' });
});

test('a server that stops ends the attempt, which is then none', async () => {
  receiver.behave(() => undefined);
  const stopping = new AbortController();
  const sent = open.send(message(receiver.url), stopping.signal);
  stopping.abort();
  await expect(sent).rejects.toThrow('aborted');
});
