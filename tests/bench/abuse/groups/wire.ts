import type { Check, Group } from '../check.ts';
import { SESSION } from '../client.ts';
import { readRawAnswer, sendBytes, sendRawAnswer } from '../raw.ts';

/** Request smuggling: two headers disagree on the end of the body, and a second request hides in the rest. */
const HIDDEN = 'GET /hidden.txt HTTP/1.1\r\nHost: x\r\nX: ';
const SMUGGLED: Record<string, string> = {
  'both a length and chunks': `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'chunks and then a length': `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'two lengths': `Content-Length: 0\r\nContent-Length: 50\r\n\r\n${HIDDEN}`,
  'two lengths in one line': `Content-Length: 0, 50\r\n\r\n${HIDDEN}`,
  'a length with a sign': `Content-Length: +0\r\n\r\n${HIDDEN}`,
  'a negative length': `Content-Length: -1\r\n\r\n${HIDDEN}`,
  'a length in sixteens': `Content-Length: 0x0\r\n\r\n${HIDDEN}`,
  'a length with a space before the colon': `Content-Length : 0\r\n\r\n${HIDDEN}`,
  'chunks in a word of its own': `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'chunks twice': `Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'chunks that are not last': `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'chunks on a folded line': `Transfer-Encoding:\r\n chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a chunk of a size in letters': `Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${HIDDEN}`,
  'a chunk of too large a size': `Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n\r\n${HIDDEN}`,
  'a bare line feed in the headers': `X: a\nContent-Length: 0\r\n\r\n${HIDDEN}`,
  'a bare carriage return': `X: a\rContent-Length: 0\r\n\r\n${HIDDEN}`,
  'NUL in a header': `X: a\u0000b\r\nContent-Length: 0\r\n\r\n${HIDDEN}`,
};

const smuggling = Object.entries(SMUGGLED).map(([what, rest]): Check => ({
  name: `No second request hides behind ${what}`,
  expected: 'refused once, then closed',
  async see(stage) {
    const { url } = await stage.product();
    const text = await sendBytes(url, `POST /api/logout HTTP/1.1\r\nHost: x\r\n${rest}`, 2_000);
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
    return statuses.length === 1 && statuses[0]?.startsWith('4')
      ? 'refused once, then closed'
      : `answers ${statuses.join(', ') || 'none'}`;
  },
}));

/** Requests that Node's parser refuses before the product sees them. */
const PARSER: Record<string, [status: number, bytes: string]> = {
  'bytes that are no HTTP': [400, 'HELLO\r\n\r\n'],
  'a TLS handshake': [400, '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
  'a version that nobody speaks': [400, 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
  'a request without a host': [400, 'GET /api/me HTTP/1.1\r\nConnection: close\r\n\r\n'],
  'a header without a name': [400, 'GET /api/me HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'],
  'headers of 40 KB': [431, `GET /api/me HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
  'an address of 40 KB': [431, `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
};

const parser = Object.entries(PARSER).map(([what, [expected, bytes]]): Check => ({
  name: `The answer to ${what} has our body and our headers`,
  expected: `${expected}, detail, headers`,
  async see(stage) {
    const { status, headers, body } = await sendRawAnswer((await stage.product()).url, bytes);
    const hasHeaders = headers['x-content-type-options'] && headers['content-security-policy'];
    return `${status}, ${/"detail":"./.test(body) ? 'detail' : 'no detail'}, ${hasHeaders ? 'headers' : 'no headers'}`;
  },
}));

/** Bodies that are declared but never sent. */
const declared = [
  '/api/login',
  '/api/register',
  '/api/validate-photo',
  '/api/scan-skin',
  '/api/onboarding',
].map((path): Check => ({
  name: `A body of 1 GB is refused by ${path} as soon as it is declared`,
  expected: '413',
  async see(stage) {
    const { url, cookies } = await stage.bystander();
    const type = path.endsWith('onboarding') ? 'application/json' : 'multipart/form-data; boundary=b';
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${SESSION}=${cookies.get(SESSION)}\r\nX-Forwarded-For: 198.18.255.2`;
    const bytes = `${head}\r\nContent-Type: ${type}\r\nContent-Length: 1073741824\r\n\r\n--b\r\n`;
    return String((await sendRawAnswer(url, bytes)).status || 'no answer in 5 s');
  },
}));

const others: Check[] = [
  {
    name: 'A declared upload without a session is refused before its body is read',
    expected: '401',
    async see(stage) {
      const bytes =
        'POST /api/scan-skin HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 10000000\r\n\r\n';
      return String((await sendRawAnswer((await stage.product()).url, bytes)).status);
    },
  },
  {
    name: 'A form that ends in the middle is refused in our words',
    expected: '400 with detail',
    async see(stage) {
      const bytes =
        'POST /api/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 50\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="email"\r\n';
      const { status, body } = await sendRawAnswer((await stage.product()).url, bytes);
      return `${status} ${body.includes('"detail"') ? 'with detail' : 'without detail'}`;
    },
  },
  {
    name: 'An absolute address in the request line leads nowhere else',
    expected: '401',
    async see(stage) {
      const text = await sendBytes(
        (await stage.product()).url,
        'GET http://evil.example/api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      );
      return String(readRawAnswer(text).status);
    },
    weak: /^(404|400)$/,
  },
  {
    name: 'A header cannot be split by what a caller sends',
    expected: 'no header of the caller',
    async see(stage) {
      const { url } = await stage.product();
      const path = '/login%0d%0aX-Split:%20yes?a=%0d%0aX-Split:%20yes';
      const text = await sendBytes(
        url,
        `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${SESSION}=a%0d%0aX-Split: yes\r\nContent-Length: 0\r\n\r\n`,
      );
      return /^x-split/im.test(text) ? 'a header of the caller' : 'no header of the caller';
    },
  },
  {
    name: 'A forged host does not come into the link of a mail',
    expected: 'our own address',
    async see(stage) {
      const { url } = await stage.product();
      const body =
        '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nhost@example.org\r\n--b\r\nContent-Disposition: form-data; name="username"\r\n\r\nnoor\r\n--b\r\nContent-Disposition: form-data; name="password"\r\n\r\nseven green kettles\r\n--b--\r\n';
      await sendBytes(
        url,
        `POST /api/register HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-For: 198.18.255.1\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      const [mail] = await stage.mails.to('host@example.org', 1);
      return mail?.text.includes('evil.example') ? 'evil.example' : 'our own address';
    },
  },
];

export const wire: Group = {
  name: 'wire',
  isQuick: true,
  checks: [...smuggling, ...parser, ...declared, ...others],
};
