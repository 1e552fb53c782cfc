import { afterAll, expect, test } from 'vitest';
import { createVisitor } from '../../test/visitor.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { createAnswerWriters } from './answer-writers.ts';
import { loadDocument } from './document.ts';
import { createValidators } from './validators.ts';

const server = await startTestServer();
afterAll(server.close);
const document = loadDocument();
const { operations } = document;

test('under /api only operations of the document answer', async () => {
  const noor = await server.member();
  for (const path of [
    '/api',
    '/api/',
    '/api/users',
    '/api/me/',
    '/api/me.json',
    '/api/admin',
    '/metrics/all',
  ]) {
    const reply = await noor.get(path);
    expect({ path, ...reply }).toMatchObject({
      status: 404,
      body: { detail: 'There is nothing at this address.' },
    });
  }
});

test('every other method of a documented path is refused', async () => {
  const noor = createVisitor({ url: server.url });
  expect((await noor.post('/api/me')).status).toBe(404);
  expect((await noor.get('/api/login')).status).toBe(404);
});

test('every operation that needs a session answers a visitor with the same 401', async () => {
  const visitor = server.visitor();
  for (const { id, method, url } of operations.filter(({ isOpen }) => !isOpen)) {
    const path = url.replace(':filename', `${'a'.repeat(32)}.webp`).replace(':id', '1');
    const response = await fetch(server.url + path, {
      method,
      headers: { 'x-forwarded-for': visitor.network },
    });
    expect({ id, status: response.status, body: await response.json() }).toEqual({
      id,
      status: 401,
      body: { detail: 'Please log in to continue.' },
    });
  }
});

test('every schema that the server compiles on demand compiles', () => {
  const { compileParameters, compileBody, compileResponse } = createValidators(document);
  const writerOf = createAnswerWriters(document);
  for (const { parameters, bodies, responses } of operations) {
    // The results do not matter: a schema that does not compile throws.
    for (const schema of Object.values(parameters)) compileParameters(schema)({});
    for (const schema of Object.values(bodies)) compileBody(schema)({});
    for (const schema of Object.values(responses).filter((each) => each !== null)) {
      compileResponse(schema);
      expect(refusalOf(() => writerOf(schema)({}))).toMatch(
        /^$|is required!$|does not match schema definition/,
      );
    }
  }
});

function refusalOf(write: () => string): string {
  try {
    return write() && '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('every operation lists the errors that can occur before its handler runs', () => {
  for (const { id, method, url, isOpen, bodies, parameters, responses } of operations) {
    const isApi = url.startsWith('/api/');
    const hasBody = Object.keys(bodies).length > 0;
    // A call from another site, or one before the address is verified.
    const isForbidden = method !== 'GET' || (!isOpen && id !== 'getMe');
    const expected = [
      ['400', '429', '500'],
      isApi ? ['503'] : [],
      isOpen ? [] : ['401'],
      isForbidden ? ['403'] : [],
      parameters.params ? ['404'] : [],
      hasBody ? ['408', '413', '415'] : [],
      hasBody || Object.keys(parameters).length > 0 ? ['422'] : [],
    ].flat();
    expect({ id, missing: expected.filter((status) => !(status in responses)) }).toEqual({ id, missing: [] });
  }
});
