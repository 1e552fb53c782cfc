import { afterAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../test/members.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { form } from '../../test/visitor.ts';

const overHttp = await startTestServer();
const overHttps = await startTestServer({
  beside: overHttp,
  env: { PUBLIC_URL: 'https://daylit.example', SMTP_URL: 'smtp://127.0.0.1:1' },
});
afterAll(async () => {
  await overHttps.close();
  await overHttp.close();
});

/** The cookies that a login sets, without their values. */
async function cookiesOfLogin(server: TestServer): Promise<string[]> {
  const { email } = await server.member();
  const { headers } = await server.visitor().post('/api/login', form({ email, password: PASSWORD }));
  return headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{8,43};/, '=…;'));
}

describe('where people use https', () => {
  test('the cookies come from this host alone, and never travel without encryption', async () => {
    expect(await cookiesOfLogin(overHttps)).toEqual([
      '__Host-session=…; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-signed-in=…; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
      '__Host-device=…; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  test('a cookie without the prefix signs nobody in, because anyone on the network could have set it', async () => {
    const token = (await overHttps.member()).token();
    const answerTo = (cookie: string) => overHttps.visitor().get('/api/me', { cookie });
    expect((await answerTo(`__Host-session=${token}`)).status).toBe(200);
    expect((await answerTo(`session=${token}`)).status).toBe(401);
  });
});

describe('where people use http', () => {
  test('the cookies are such that every browser keeps them', async () => {
    expect(await cookiesOfLogin(overHttp)).toEqual([
      'session=…; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      'signed-in=…; Max-Age=2592000; Path=/; SameSite=Lax',
      'device=…; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  test('a cookie of https signs nobody in', async () => {
    const token = (await overHttp.member()).token();
    const answerTo = (cookie: string) => overHttp.visitor().get('/api/me', { cookie });
    expect((await answerTo(`session=${token}`)).status).toBe(200);
    expect((await answerTo(`__Host-session=${token}`)).status).toBe(401);
  });
});
