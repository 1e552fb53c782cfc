import { readFileSync } from 'node:fs';
import { addChatMembers } from '../../../packages/server/test/chat-members.ts';
import { median, p99Of } from '../median.ts';
import { environmentOf, type Place } from '../place.ts';
import { PRODUCT, type RunningServer, startServer } from '../running-server.ts';
import { ask } from './ask.ts';

/** How many ask at once. */
const STREAMS = 50;
const ROUNDS = 5;
const PROMISED_FIRST_EVENT = 150;

const SET = new URL('../../../lab/assistant/sets/everyday.jsonl', import.meta.url);

/** What `measureMessages` measures. */
interface MessageCosts {
  /** Milliseconds until each first event, when all ask at the same moment. */
  together: number[];
  /** The same, when each asks as soon as it is answered. */
  inTurn: number[];
  /** The same for one who asks alone. */
  alone: number[];
  /** Processor time of the server for a message and its reply, in milliseconds. */
  cpu: number;
  /** The same for messages of one who asks alone. */
  cpuAlone: number;
}

/**
 * Both ways to be busy: the worst moment, and fifty members who read and ask again. Each has a conversation
 * of its own, because what was said before is read again with each message.
 */
export async function measureMessages(place: Place): Promise<MessageCosts> {
  const server = await startServer(PRODUCT, environmentOf(place));
  try {
    const tokens = await addChatMembers(place, STREAMS);
    const members = readTalks().flatMap((talk, at) => memberOf(server, tokens[at], talk));
    const measured = async <Result>(work: () => Promise<Result>, messages: number) => {
      const before = server.cpuMicroseconds();
      return [await work(), (server.cpuMicroseconds() - before) / messages / 1000] as const;
    };
    const manyTogether = async (rounds: number) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) times.push(...(await askTogether(members)));
      return times;
    };
    // The first rounds compile.
    await manyTogether(2);
    const [together, cpu] = await measured(() => manyTogether(ROUNDS), ROUNDS * STREAMS);
    const inTurn = await Promise.all(members.map(askAgainAndAgain));
    const [one = () => Promise.reject(new Error('Nobody is there.'))] = members;
    const [alone, cpuAlone] = await measured(() => askAgainAndAgain(one), ROUNDS);
    return { together, inTurn: inTurn.flat(), alone, cpu, cpuAlone };
  } finally {
    await server.stop();
  }
}

/** Prints and asserts nothing, because milliseconds depend on the machine. */
export async function benchFirstEvents(place: Place): Promise<void> {
  const { together, inTurn, alone, cpu, cpuAlone } = await measureMessages(place);
  console.log(`First events (promised: 99 % within ${PROMISED_FIRST_EVENT} ms)`);
  console.log(`  ${STREAMS} messages at the same moment:            ${distributionOf(together)}`);
  console.log(`  ${STREAMS} streams, each asks when it is answered: ${distributionOf(inTurn)}`);
  console.log(`  one message alone:                         ${distributionOf(alone)}`);
  console.log(`  processor of the server for each message and its reply: ${cpu.toFixed(1)} ms`);
  console.log(`  the same for one message alone: ${cpuAlone.toFixed(1)} ms`);
}

function distributionOf(times: readonly number[]): string {
  return `median ${median(times).toFixed(0)} ms, p99 ${p99Of(times).toFixed(0)} ms`;
}

/** What people say in the everyday conversations of the laboratory. */
function readTalks(): string[][] {
  const lines = readFileSync(SET, 'utf8').trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { says: string[] }).says);
}

/** Sends the next message of a conversation, from its beginning again after its last one. */
type Next = () => ReturnType<typeof ask>;

function memberOf(server: RunningServer, token: string | undefined, talk: readonly string[]): Next[] {
  if (token === undefined) return [];
  let said = 0;
  return [() => ask(server, token, talk[said++ % talk.length] ?? '')];
}

/** The milliseconds until each first event of one member's messages, one after another. */
async function askAgainAndAgain(next: Next): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { firstEventAfter, end } = await next();
    times.push(firstEventAfter);
    await end();
  }
  return times;
}

/** One message of each member at the same time. The milliseconds until each first event. */
async function askTogether(members: readonly Next[]): Promise<number[]> {
  const replies = await Promise.all(members.map((next) => next()));
  await Promise.all(replies.map(({ end }) => end()));
  return replies.map(({ firstEventAfter }) => firstEventAfter);
}
