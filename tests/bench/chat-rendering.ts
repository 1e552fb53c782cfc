import { type ChatMessage, type ChatStreamEvent, USAGE_EXAMPLE } from '@daylit/contract';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../browser.ts';
import { MEMBER, openBuiltApp, slowDown } from './built-app.ts';
import { median } from './median.ts';

const FEW = 12;
const MANY = 1000;
const ROUNDS = 3;
const TOKENS = 150;
const TOKENS_PER_SECOND = 100;

/**
 * The built chat page in a browser that is slowed down four times, with answers made here: the main thread's
 * work for a message with a short reply, and for a reply of 100 pieces a second, beside 12 and 1,000 loaded
 * messages in turns. Promised: at most 3 ms more for the message, at most 1.5 times the work for the reply.
 */
export async function benchChatRendering(): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const work = { [FEW]: { add: [], stream: [] }, [MANY]: { add: [], stream: [] } } as Record<
      number,
      Record<'add' | 'stream', number[]>
    >;
    for (let round = 0; round < ROUNDS; round++) {
      for (const count of [FEW, MANY]) {
        const page = await openChat(browser, count);
        await workOf(page, 1);
        work[count]?.add.push(await workOf(page, 1));
        work[count]?.stream.push(await workOf(page, TOKENS));
        await page.context().close();
      }
    }
    report(work[FEW], work[MANY]);
  } finally {
    await browser.close();
  }
}

function report(few: Record<'add' | 'stream', number[]> | undefined, many: typeof few): void {
  const [addFew, addMany] = [median(few?.add ?? []), median(many?.add ?? [])];
  const [few5, many5] = [median(few?.stream ?? []), median(many?.stream ?? [])];
  console.log(
    `message and reply beside ${FEW}: ${addFew.toFixed(1)} ms, beside ${MANY}: ${addMany.toFixed(1)} ms`,
  );
  console.log(`more beside ${MANY}: ${(addMany - addFew).toFixed(1)} ms (promised: at most 3 ms)`);
  console.log(
    `${TOKENS} pieces beside ${FEW}: ${few5.toFixed(0)} ms, beside ${MANY}: ${many5.toFixed(0)} ms`,
  );
  console.log(`ratio: ${(many5 / few5).toFixed(2)} (promised: at most 1.5)`);
}

/** Milliseconds that the main thread works from sending a message to the end of its reply. */
async function workOf(page: Page, pieces: number): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
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
  await slowDown(page);
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
