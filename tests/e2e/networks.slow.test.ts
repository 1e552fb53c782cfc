import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { createVisitor, form } from '../../packages/server/test/visitor.ts';
import { PASSWORD } from './journey.ts';
import { nextNetwork, test } from './networks.ts';

// A network address may register ten times an hour; these tests register more often.
test('the limits that one test uses up do not affect another', async ({ page, baseURL }) => {
  for (let others = 0; others < 10; others++) {
    const other = createVisitor({ url: String(baseURL) }, nextNetwork());
    expect((await other.post('/api/register', registration())).status).toBe(200);
  }
  const headers = { 'sec-fetch-site': 'same-origin' };
  const own = await page.request.post('/api/register', { headers, multipart: registration() });
  expect(own.status()).toBe(200);
});

function registration(): FormData {
  return form({ email: `${randomUUID()}@example.org`, username: 'noor', password: PASSWORD });
}
