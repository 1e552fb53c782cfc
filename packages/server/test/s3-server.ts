// An S3 store in this process. fauxqs keeps the objects, but takes any signature and overwrites in spite of
// If-None-Match, so requests come through a door that checks both, and that fails as a test asks it to.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startFauxqs } from 'fauxqs';

const ACCESS = { accessKeyId: 'daylit', secretAccessKey: 'kept-secret' };
const REGION = 'eu-central-1';

/** How far a request's time may be from ours, in milliseconds. */
const CLOCK_TOLERANCE = 15 * 60 * 1000;

export interface S3Server {
  /** Origin of the store. */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** Names of the buckets that exist, made by the caller. */
  createBucket(name: string): void;
  /** Settings of a server that keeps its backups in `bucket`, under a prefix. */
  backupSettings(bucket: string): Record<string, string>;
  /** How many uploads nobody has finished. */
  unfinished(): number;
  /** Settings of a server that keeps its files in `bucket`, under a prefix. */
  settings(bucket: string): Record<string, string>;
  /** How the door fails from now on; undefined: not at all. */
  fault: ((method: string, path: string) => Fault | undefined) | undefined;
  /** Method and path of each request so far. */
  requests: string[];
  close(): Promise<void>;
}

/** An answer of that status, after so many milliseconds; `broken` cuts the connection instead. */
export type Fault = { after?: number; status?: number; broken?: true };

/** Starts one on a free port of the loopback interface, which everybody on this machine could reach. */
export async function startS3Server(port = 0): Promise<S3Server> {
  const store = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
  const behind = `http://127.0.0.1:${store.port}`;
  let conditional = Promise.resolve();
  const door = createServer((request, response) => {
    void pass(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  // fauxqs does not list the uploads that nobody has finished.
  const unfinished = new Map<string, string>();
  function noteUploads(method: string, url: string, status: number, bytes: Buffer): void {
    const { pathname, searchParams } = new URL(url, behind);
    const [, begun] = /<UploadId>([^<]*)</.exec(bytes.toString('utf8', 0, 4_000)) ?? [];
    if (method === 'POST' && searchParams.has('uploads') && begun !== undefined)
      unfinished.set(begun, pathname.split('/').slice(2).join('/'));
    const id = searchParams.get('uploadId');
    if (id !== null && ['POST', 'DELETE'].includes(method) && status < 300) unfinished.delete(id);
  }
  function listUploads(prefix: string): Response {
    const uploads = [...unfinished].filter(([, key]) => key.startsWith(prefix));
    const rows = uploads.map(([id, key]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`);
    return new Response(`<ListMultipartUploadsResult>${rows.join('')}</ListMultipartUploadsResult>`);
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const body = await buffer(request);
    server.requests.push(`${method} ${url}`);
    const fault = server.fault?.(method, url);
    if (fault?.after !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.after));
    if (fault?.broken) return void response.destroy();
    if (fault?.status !== undefined) return void response.writeHead(fault.status).end('<Error/>');
    if (!isSigned(request, body))
      return void response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
    const forward = () =>
      fetch(`${behind}${url}`, { method, headers: kept(request), ...(body.length > 0 && { body }) });
    const query = new URL(url, behind).searchParams;
    let answer: Response;
    if (method === 'GET' && query.has('uploads')) answer = listUploads(query.get('prefix') ?? '');
    else if (request.headers['if-none-match'] === '*') {
      const { promise, resolve } = Promise.withResolvers<void>();
      const before = conditional;
      conditional = promise;
      await before;
      const found = await fetch(`${behind}${url}`, { method: 'HEAD' });
      answer = found.status === 200 ? new Response('', { status: 412 }) : await forward();
      resolve();
    } else {
      answer = await forward();
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    noteUploads(method, url, answer.status, bytes);
    const tag = answer.headers.get('etag');
    response
      .writeHead(answer.status, { 'content-type': 'application/xml', ...(tag !== null && { etag: tag }) })
      .end(answer.status === 204 ? undefined : bytes);
  }

  door.listen(port, '127.0.0.1');
  await once(door, 'listening');
  const endpoint = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  const server: S3Server = {
    endpoint,
    ...ACCESS,
    region: REGION,
    createBucket: (name) => void store.createBucket(name),
    backupSettings: (bucket) => ({
      BACKUP_FOLDER: `s3://${bucket}/backups?endpoint=${endpoint}&region=${REGION}`,
      BACKUP_ACCESS_KEY_ID: ACCESS.accessKeyId,
      BACKUP_SECRET_ACCESS_KEY: ACCESS.secretAccessKey,
    }),
    unfinished: () => unfinished.size,
    settings: (bucket) => ({
      FILES_URL: `s3://${bucket}/daylit?endpoint=${endpoint}&region=${REGION}`,
      AWS_ACCESS_KEY_ID: ACCESS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: ACCESS.secretAccessKey,
      KEYS: Buffer.alloc(32, 7).toString('base64'),
    }),
    fault: undefined,
    requests: [],
    async close() {
      door.closeAllConnections();
      door.close();
      await store.stop();
    },
  };
  return server;
}

/** The headers that the store behind the door needs. */
function kept({ headers }: IncomingMessage): Record<string, string> {
  const { range } = headers;
  return {
    'content-type': headers['content-type'] ?? 'application/octet-stream',
    ...(range !== undefined && { range }),
  };
}

/** Computes AWS Signature Version 4 itself and compares. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, day = '', region = '', signedNames = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=daylit\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const time = String(headers['x-amz-date']);
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const [path = '', query = ''] = url.split('?');
  const names = signedNames.split(';');
  if (region !== REGION || !names.includes('host') || !isRecent(time)) return false;
  if (headers['x-amz-content-sha256'] !== bodyHash) return false;
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedNames,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    Buffer.from(`AWS4${ACCESS.secretAccessKey}`),
  );
  const expected = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function canonicalQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.toSorted().join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function isRecent(time: string): boolean {
  const iso = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return Math.abs(Date.parse(iso) - Date.now()) < CLOCK_TOLERANCE;
}
