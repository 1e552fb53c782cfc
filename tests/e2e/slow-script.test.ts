import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from 'playwright/test';
import { pointer } from './hands.ts';
import { PASSWORD, register } from './journey.ts';
import { test } from './members.ts';
import { openStarted } from './started-page.ts';
import { translatePages } from './translated-page.ts';
import { holdCalls } from './uploading.ts';

test('a login that is submitted before the script has loaded is sent once it has', async ({
  page,
  member,
}) => {
  const script = await holdCalls(page, '/assets/*.js');
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
  script.release();
  await expect(page).toHaveURL('/upload');
});

test('so is a registration, also where the browser has translated the page before', async ({ page }) => {
  // React draws the translated document again, so the fields are other elements afterwards.
  await translatePages(page, 'load');
  const script = await holdCalls(page, '/assets/*.js');
  await page.goto('/register');
  // A button that is drawn again between press and release is not clicked.
  const clicked = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        window.addEventListener(
          'click',
          ({ target }) => target instanceof HTMLElement && target.closest('button') && resolve(),
          true,
        ),
      ),
  );
  const registering = register(page, pointer(page));
  await script.started;
  await clicked;
  script.release();
  await registering;
});

test('a button that is pressed before the script has loaded works once it has', async ({ page }) => {
  const script = await holdCalls(page, '/assets/*.js');
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  await script.started;
  script.release();
  await expect(page.getByRole('dialog', { name: 'Send Feedback' })).toBeVisible();
});

test('so does one that is pressed while the page itself still arrives', async ({ page, baseURL }) => {
  const rest = Promise.withResolvers<void>();
  // All of a page arrives at once here, unlike over a slow line.
  const slowLine = createServer(async ({ url = '', headers }, response) => {
    const answer = await fetch(new URL(url, baseURL), { headers: { accept: headers.accept ?? '' } });
    response.writeHead(
      answer.status,
      [...answer.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name)).flat(),
    );
    if (url !== '/terms') return response.end(Buffer.from(await answer.arrayBuffer()));
    const [start = '', end = ''] = (await answer.text()).split(
      /(?=<script type="application\/json" id="page-code">)/,
    );
    response.write(start);
    await rest.promise;
    return response.end(end);
  });
  await once(slowLine.listen(0, '127.0.0.1'), 'listening');
  const { port } = slowLine.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/terms`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  rest.resolve();
  await expect(page.getByRole('dialog', { name: 'Send Feedback' })).toBeVisible();
  slowLine.closeAllConnections();
  slowLine.close();
});

for (const moment of ['applive', 'appready'])
  test(`a button that is pressed while the page starts is pressed once: ${moment}`, async ({ page }) => {
    await page.addInitScript(pressAt, moment);
    await openStarted(page, '/login');
    // What was held is pressed in a task of its own.
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => setTimeout(resolve))));
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  });

test('a message that Enter sends before the script has loaded is sent once it has', async ({
  page,
  member,
}) => {
  await page.context().addCookies(member.session.cookies);
  const script = await holdCalls(page, '/assets/*.js');
  await page.goto('/chat');
  const field = page.getByLabel('Message');
  await field.fill('What does niacinamide do?');
  await field.press('Enter');
  await expect(field).toHaveValue('What does niacinamide do?');
  script.release();
  await expect(field).toHaveValue('');
  await expect(page.getByText('What does niacinamide do?').first()).toBeVisible();
});

test('the address of an invitation fills only the empty fields', async ({ page }) => {
  const script = await holdCalls(page, '/assets/*.js');
  await page.goto('/register?email=old@example.org&invite=OTTER');
  await page.getByLabel('E-mail').fill('new@example.org');
  script.release();
  await expect(page.getByLabel('Invite code')).toHaveValue('OTTER');
  await expect(page.getByLabel('E-mail')).toHaveValue('new@example.org');
});

test('a page hydrates without a change, however fast the current-user call answers', async ({
  page,
  member,
  baseURL,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.context().addCookies([{ name: 'signed-in', value: 'test', url: String(baseURL) }]);
  await answerAtOnce(page, '/api/me', (await member.program.get('/api/me')).body);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start a Scan' }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('while the code of a page is slow another page can be opened, which then stays', async ({
  page,
  context,
  member,
}) => {
  await context.addCookies(member.session.cookies);
  const code = await holdCalls(page, '/assets/account-*.js');
  await page.goto('/dashboard');
  const account = page.getByRole('main').getByRole('link', { name: /^Account/ });
  await account.click();
  await code.started;
  await page.getByRole('link', { name: 'Chat' }).first().click();
  await expect(page.getByLabel('Message')).toBeVisible();
  code.release();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await account.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
});

test('when the script cannot load, the form does not pretend to work', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  const email = page.getByLabel('E-mail');
  await email.fill('noor@example.org');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  // The page is reloaded, and its script with it.
  await expect(email).toHaveValue('');
  await expect(page).toHaveURL('/login');
});

/** Answers a call inside the page, faster than any server could. */
async function answerAtOnce(page: Page, path: string, body: unknown): Promise<void> {
  await page.addInitScript(
    (answer) => {
      const { fetch } = window;
      window.fetch = (input, init) =>
        new Request(input, init).url.endsWith(answer.path)
          ? Promise.resolve(Response.json(answer.body))
          : fetch(input, init);
    },
    { path, body },
  );
}

/** Runs in the page: presses a button at the first event of a name, before anybody else hears of it. */
function pressAt(moment: string): void {
  addEventListener(
    moment,
    () => document.querySelector<HTMLElement>('[aria-label="Show password"]')?.click(),
    { capture: true, once: true },
  );
}
