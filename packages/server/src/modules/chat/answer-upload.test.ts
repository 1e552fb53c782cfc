import type { ChatMessage, Scan, Usage } from '@daylit/contract';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, it, vi } from 'vitest';
import { send, wordsOf } from '../../../test/chat-stream.ts';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';

const server = await startTestServer({ analyser: createFakeAnalyser() });
const embedded = await startTestServer({ analyser: createFakeAnalyser(), hasAssistant: true });
const boss = new PgBoss({ connectionString: server.databaseUrl, supervise: false, schedule: false });
await boss.start();
afterAll(async () => {
  await boss.stop();
  await server.close();
  await embedded.close();
});

const read = async (member: SignedIn) => (await member.get('/api/checkins/1')).body as Scan;

const historyOf = async (member: SignedIn) => (await member.get('/api/chat-history')).body as ChatMessage[];

async function scan(member: SignedIn, message?: string): Promise<Scan> {
  await member.post('/api/scan-skin', scanForm(Buffer.from(`photo of ${member.id}`), message));
  return endedScan(member, 1);
}

async function replyTo(member: SignedIn, message: string): Promise<Scan['reply']> {
  await scan(member, message);
  return vi.waitFor(
    async () => {
      const { reply } = await read(member);
      expect(reply).not.toBeNull();
      return reply;
    },
    { timeout: 20_000 },
  );
}

/** As after a worker that was killed before it could say that it is done. */
async function answerAgain({ id }: SignedIn): Promise<void> {
  const job = (await boss.send('answer-upload', { user_id: id, scan_id: 1 })) ?? '';
  await vi.waitFor(
    async () => expect((await boss.getJobById('answer-upload', job))?.state).toBe('completed'),
    { timeout: 20_000 },
  );
}

it('what is asked with a photo begins a conversation, which knows the photo and counts no message', async () => {
  const noor = await server.member();
  await send(noor, 'before');
  const reply = await replyTo(noor, '  facts ');
  expect(reply).toMatchObject({
    message: '{"scan":1,"history":[]}',
    answer: { kind: 'answer', message_id: 4, is_complete: true },
  });
  expect(server.assistant.asked.at(-1)?.mayAskModel).toBe(false);
  expect(await read(noor)).toMatchObject({ user_message: 'facts' });
  expect((await noor.get('/api/checkins')).body).toMatchObject([{ user_message: 'facts', reply }]);
  expect((await historyOf(noor)).slice(2)).toMatchObject([
    { id: 3, role: 'user', message: 'facts', starts_conversation: true },
    { id: 4, role: 'assistant', message: reply?.message, starts_conversation: false },
  ]);
  expect(((await noor.get('/api/usage')).body as Usage).messages.used).toBe(1);
  expect(wordsOf(await send(noor, 'facts'))).toContain('"history":["facts",');
});

it('a photo without a question begins no conversation', async () => {
  const noor = await server.member();
  expect(await scan(noor, ' \n')).toMatchObject({ user_message: null, reply: null });
  await answerAgain(noor);
  expect(await historyOf(noor)).toEqual([]);
});

it('a question is answered once, however often its job runs', async () => {
  const noor = await server.member();
  const reply = await replyTo(noor, 'one two');
  await Promise.all([1, 2, 3].map(() => answerAgain(noor)));
  expect(await historyOf(noor)).toHaveLength(2);
  expect((await read(noor)).reply).toEqual(reply);
});

it('a reply that asks for products has them', async () => {
  const noor = await server.member();
  expect(await replyTo(noor, 'search')).toMatchObject({ message: 'Here is a serum.' });
  expect((await historyOf(noor))[1]?.product_suggestions).toHaveLength(2);
});

it('a reply is deleted with its scan, and with the chat', async () => {
  const [noor, ida] = [await server.member(), await server.member()];
  await replyTo(noor, 'one');
  await replyTo(ida, 'one');
  expect((await noor.delete('/api/checkins/1', undefined)).status).toBe(204);
  expect(await historyOf(noor)).toEqual([]);
  expect(await historyOf(ida)).toHaveLength(2);
  expect((await ida.delete('/api/chat-history')).status).toBe(204);
  expect(await read(ida)).toMatchObject({ user_message: 'one', reply: null });
});

it('a red flag in what is asked with a photo is answered by its card alone', async () => {
  const noor = await embedded.member();
  const reply = await replyTo(noor, 'Is my redness less? And the mole on my cheek is bleeding and growing.');
  expect(reply?.answer).toMatchObject({ kind: 'red_flag', care: { steps: expect.any(Array) } });
  expect(reply?.message).toContain(reply?.answer.care?.title);
});

it('what is not understood is answered so', async () => {
  const noor = await embedded.member();
  const reply = await replyTo(noor, 'qwrt zzxv plmk');
  expect(reply?.answer.kind).toBe('cannot_answer');
});
