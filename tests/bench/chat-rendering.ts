import { type ChatMessage, type ChatStreamEvent, USAGE_EXAMPLE } from '@daylit/contract';
import { type Browser, chromium, type Page } from 'playwright';
import { buildAppIfStale } from '../../scripts/build-app-if-stale.ts';
import { findBrowser } from '../browser.ts';
import { MEMBER, openBuiltApp, slowDown } from './built-app.ts';
import { median } from './median.ts';

const FEW = 12;
const MANY = 1000;
/** Messages added to each page in turns, before both are opened again: the few would become many. */
const SAMPLES = 20;
const WARM_UPS = 4;
const ROUNDS = 10;
/** How much slower than this browser the promised one is. */
const SLOWER = 4;
const STREAMS = 3;
const TOKENS = 150;
const TOKENS_PER_SECOND = 100;

/**
 * Prints the main thread's work for a message with a short reply, and for a reply of 100 pieces a second,
 * with 12 and with 1,000 loaded messages in turns, in the built chat page, with answers made here.
 * Promised, in a browser that is slowed down four times: at most 3 ms more for the message, at most 1.5 times
 * the work for the reply. The message is measured without slowing down and multiplied, because slowing down
 * adds ten times as much noise as the promise allows.
 */
export async function benchChatRendering(): Promise<void> {
  await buildAppIfStale();
  const browser = await chromium.launch(await findBrowser());
  try {
    const added: Pair[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [few, many] = [await openChat(browser, FEW), await openChat(browser, MANY)];
      for (let n = 0; n < WARM_UPS; n++) for (const page of [few, many]) await workOf(page, 1);
      added.push(...(await measureInTurns(few, many, 1, SAMPLES)));
      for (const page of [few, many]) await page.close();
    }
    printAdding(added);
    const [few, many] = [await openChat(browser, FEW), await openChat(browser, MANY)];
    for (const page of [few, many]) await slowDown(page);
    printStreaming(await measureInTurns(few, many, TOKENS, STREAMS));
  } finally {
    await browser.close();
  }
}

type Pair = readonly [few: number, many: number];

/** Who is first changes, so that neither always follows the other. */
async function measureInTurns(few: Page, many: Page, pieces: number, samples: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let n = 0; n < samples; n++) {
    if (n % 2 === 0) {
      const first = await workOf(few, pieces);
      pairs.push([first, await workOf(many, pieces)]);
    } else {
      const first = await workOf(many, pieces);
      pairs.push([await workOf(few, pieces), first]);
    }
  }
  return pairs;
}

function printAdding(pairs: readonly Pair[]): void {
  const [few, many] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  const more = pairs.map(([one, other]) => SLOWER * (other - one));
  console.log(
    `message and reply, ${pairs.length} times: beside ${FEW} ${spreadOf(few)} ms, beside ${MANY} ${spreadOf(many)} ms`,
  );
  console.log(
    `more beside ${MANY}, ${SLOWER} times slower: ${spreadOf(more)} ms, the median within ${errorOf(more).toFixed(1)} ms (promised: at most 3 ms)`,
  );
}

function printStreaming(pairs: readonly Pair[]): void {
  const [few, many] = [median(pairs.map(([one]) => one)), median(pairs.map(([, other]) => other))];
  console.log(
    `${TOKENS} pieces beside ${FEW}: ${few.toFixed(0)} ms, beside ${MANY}: ${many.toFixed(0)} ms, ratio ${(many / few).toFixed(2)} (promised: at most 1.5)`,
  );
}

/** Half of the range in which the true median lies 95 times in 100: by the ranks of a sorted sample. */
function errorOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const away = 0.98 * Math.sqrt(sorted.length);
  const at = (rank: number): number => sorted[Math.round(rank)] ?? 0;
  return (at(sorted.length / 2 + away) - at(sorted.length / 2 - away)) / 2;
}

/** The median, and between which values the middle half lies. */
function spreadOf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const quartiles = [0.25, 0.75].map((share) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  return `${median([...values]).toFixed(1)} (${quartiles.join(' to ')})`;
}

/**
 * Milliseconds of the processor that the main thread takes from sending a message to the end of its reply.
 */
async function workOf(page: Page, pieces: number): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  // Its own processor time: on a busy machine a task also waits.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.evaluate((count) => Object.assign(window, { pieces: count }), pieces);
  await page.getByLabel('Message').fill('Is it dry?');
  const turns = await page.evaluate(() => Number(Reflect.get(window, 'replies') ?? 0));
  const before = await busy();
  await page.getByLabel('Message').press('Enter');
  await page.waitForFunction((last) => Number(Reflect.get(window, 'replies')) > last, turns);
  await page.locator('[data-status=ready]').waitFor();
  return (await busy()) - before;
}

async function openChat(browser: Browser, count: number): Promise<Page> {
  const page = await openBuiltApp(browser, {
    path: '/chat',
    script: { run: fakeStream, argument: TOKENS_PER_SECOND },
    answer: (pathname) => answerOf(pathname, count),
  });
  await page.getByText(`Answer ${count}.`).waitFor();
  return page;
}

function answerOf(pathname: string, count: number): unknown {
  if (pathname === '/api/me') return MEMBER;
  if (pathname === '/api/chat-history')
    return Array.from({ length: count }, (_, index) => message(index + 1));
  if (pathname === '/api/usage') return USAGE_EXAMPLE;
  return pathname === '/api/consents' ? [] : {};
}

function message(id: number): ChatMessage {
  const role = id % 2 === 1 ? 'user' : 'assistant';
  const words =
    role === 'user' ? `Question ${id}?` : `Answer ${id}. ${'It looks a little calmer. '.repeat(id % 7)}`;
  const created_at = '2026-11-20T09:28:00.000Z';
  return { id, role, message: words, created_at, show_in_chat: true, product_suggestions: [] };
}

/** Runs in the page: answers the stream call itself, because a faked response arrives all at once. */
function fakeStream(perSecond: number): void {
  const real = window.fetch;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The browser gets only this function.
  const send = (controller: ReadableStreamDefaultController, event: ChatStreamEvent) =>
    controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
  window.fetch = async (input, init) => {
    if (!(input instanceof Request) || !input.url.endsWith('/api/chat2/stream')) return real(input, init);
    let left = Number(Reflect.get(window, 'pieces'));
    const body = new ReadableStream({
      start(controller) {
        send(controller, { type: 'session_started', checkin_id: null });
        const clock = setInterval(() => {
          send(controller, { type: 'content_delta', text: left % 20 === 0 ? 'calm.\n\n' : 'quite calm ' });
          left -= 1;
          if (left > 0) return;
          clearInterval(clock);
          controller.close();
          Object.assign(window, { replies: Number(Reflect.get(window, 'replies') ?? 0) + 1 });
        }, 1000 / perSecond);
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}
