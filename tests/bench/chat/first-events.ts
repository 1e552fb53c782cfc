import { addChatMembers } from '../../../packages/server/test/chat-members.ts';
import { median } from '../median.ts';
import { PRODUCT, type RunningServer, startServer } from '../running-server.ts';
import { ask } from './ask.ts';
import { environmentOf, type Place } from './place.ts';

/** How many ask at once. */
const STREAMS = 50;
const ROUNDS = 5;
const PROMISED_FIRST_EVENT = 150;

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
}

/** Both ways to be busy: the worst moment, and fifty members who read and ask again. */
export async function measureMessages(place: Place): Promise<MessageCosts> {
  const server = await startServer(PRODUCT, environmentOf(place));
  try {
    const tokens = await addChatMembers(place, STREAMS);
    // The first rounds compile.
    await askTogether(server, tokens);
    await askTogether(server, tokens);
    const before = server.cpuMicroseconds();
    const together: number[] = [];
    for (let round = 0; round < ROUNDS; round++) together.push(...(await askTogether(server, tokens)));
    const cpu = (server.cpuMicroseconds() - before) / together.length / 1000;
    const inTurn = await Promise.all(tokens.map((token) => askAgainAndAgain(server, token)));
    const alone = await askAgainAndAgain(server, tokens[0] ?? '');
    return { together, inTurn: inTurn.flat(), alone, cpu };
  } finally {
    await server.stop();
  }
}

/** Prints and asserts nothing, because milliseconds depend on the machine. */
export async function benchFirstEvents(place: Place): Promise<void> {
  const { together, inTurn, alone, cpu } = await measureMessages(place);
  console.log(`First events (promised: 99 % within ${PROMISED_FIRST_EVENT} ms)`);
  console.log(`  ${STREAMS} messages at the same moment:            ${distributionOf(together)}`);
  console.log(`  ${STREAMS} streams, each asks when it is answered: ${distributionOf(inTurn)}`);
  console.log(`  one message alone:                         ${distributionOf(alone)}`);
  console.log(`  processor of the server for each message and its reply: ${cpu.toFixed(1)} ms`);
}

function distributionOf(times: readonly number[]): string {
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return `median ${median(times).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
}

/** The milliseconds until each first event of one member's questions, one after another. */
async function askAgainAndAgain(server: RunningServer, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { firstEventAfter, end } = await ask(server, token);
    times.push(firstEventAfter);
    await end();
  }
  return times;
}

/** One question of each member at the same time. The milliseconds until each first event. */
async function askTogether(server: RunningServer, tokens: readonly string[]): Promise<number[]> {
  const replies = await Promise.all(tokens.map((token) => ask(server, token)));
  await Promise.all(replies.map(({ end }) => end()));
  return replies.map(({ firstEventAfter }) => firstEventAfter);
}
