import { createHash } from 'node:crypto';
import http from 'node:http';
import { openDatabase } from '../src/db/database.ts';
import { FIND_SESSION } from '../src/modules/sign-in/find-session.ts';
import { FIND_FACTS } from '../src/modules/current-user/member-facts.ts';

/**
 * The baseline for `GET /api/me`: node:http doing the same work and nothing else. From the cookie to SHA-256,
 * the same two queries over the same pool, and the same answer with its headers; no router, no checks, no
 * schema, no log, no metrics.
 */
const { pool } = openDatabase({ url: process.env.DATABASE_URL ?? '' });

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'no-store',
  'x-request-id': '00000000-1',
  'content-type': 'application/json; charset=utf-8',
};

const server = http.createServer(async (request, response) => {
  const token = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest();
  const { rows } = await pool.query({ ...FIND_SESSION, values: [hash, new Date(), new Date(0)] });
  const row = rows[0];
  if (!row) return void response.writeHead(401).end();
  const { rows: facts } = await pool.query({ ...FIND_FACTS, values: [row.user_id] });
  const body = JSON.stringify({
    email: row.email,
    username: row.username,
    is_email_verified: true,
    onboarding_complete: row.onboarded_at !== null,
    plan: row.plan,
    scheduled_plan: null,
    plan_expires_at: Math.floor(row.plan_expires_at / 1000),
    next_invoice_date: null,
    next_invoice_amount: null,
    subscription_status: null,
    is_2fa_enabled: false,
    agreed_to_terms: row.agreed_to_terms_at !== null,
    agreed_to_terms_date: row.agreed_to_terms_at,
    latest_checkin_id: facts[0].latest_checkin_id,
    care_plan: facts[0].care_plan,
    age_band: row.age_band,
  });
  response.writeHead(200, { ...HEADERS, 'content-length': Buffer.byteLength(body) });
  response.end(body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object')
    process.stdout.write(`Listening on http://127.0.0.1:${address.port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
