import type { PageSettings } from '@daylit/contract';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from '../once.ts';
import { acceptedCoding } from './content-coding.ts';
import { fillPage } from './page-settings.ts';
import { APP_PERMISSIONS } from './security-headers.ts';

/** A page as every visitor gets it. It is compressed once, for the first browser that asks for it. */
export interface Document {
  etag: string;
  plain: Buffer;
  br(): Promise<Buffer>;
  gzip(): Promise<Buffer>;
}

/** The pages of the built app. */
export interface Documents {
  /** Serves every page that was not prerendered. */
  shell: Document;
  /** Whether the app has a page at a path in lower case. */
  hasPage(path: string): boolean;
  /** The prerendered pages, by path in lower case. */
  prerendered: Map<string, Document>;
  /** The page at a path in lower case before a member is known; undefined where the app has none. */
  frameOf(path: string): Promise<string> | undefined;
}

/** The files of the pages, by the router's pattern of their address. */
interface Files {
  visitors: Record<string, string>;
  members: Record<string, string>;
}

const SHELL = 'app.html';

/** Reads the pages that the build wrote to `directory`, by its list of them. */
export async function readDocuments(directory: URL, settings: PageSettings): Promise<Documents> {
  const read = async (file: string) => fillPage(await readFile(new URL(file, directory), 'utf8'), settings);
  const files = JSON.parse(await readFile(new URL('pages.json', directory), 'utf8')) as Files;
  const prerendered = Object.entries(files.visitors)
    .filter(([, file]) => file !== SHELL)
    .map(async ([path, file]) => [path, await read(file)] as const);
  const frames = Object.entries(files.members).map(([pattern, file]) => ({
    pattern: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`),
    // Read when it is needed: together they are some megabytes.
    read: once(() => read(file)),
  }));
  const find = (path: string) => frames.find(({ pattern }) => pattern.test(path));
  return {
    shell: toDocument(await read(SHELL)),
    hasPage: (path) => find(path) !== undefined,
    prerendered: new Map(
      (await Promise.all(prerendered))
        // They were drawn for servers with passwords. Another one lets the browser draw these pages.
        .filter(([, html]) => !settings.passwords_off || !hasPasswordForm(html))
        .map(([path, html]) => [path, toDocument(html)]),
    ),
    frameOf: (path) => find(path)?.read(),
  };
}

function hasPasswordForm(html: string): boolean {
  return /<input[^>]*type="password"/.test(html);
}

function toDocument(html: string): Document {
  const plain = Buffer.from(html);
  // Weak, because all three encodings share it.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return {
    etag,
    plain,
    br: once(() => promisify(brotliCompress)(plain)),
    gzip: once(() => promisify(gzip)(plain, { level: 9 })),
  };
}

/**
 * Sends a page in the smallest encoding that the browser accepts, or a 304 when the browser has it already.
 */
export async function sendDocument(
  { etag, plain, ...compressed }: Document,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({
    'cache-control': 'no-cache',
    'permissions-policy': APP_PERMISSIONS,
    vary: 'accept-encoding',
    etag,
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const coding = acceptedCoding(request);
  if (coding) reply.header('content-encoding', coding);
  return reply.type('text/html; charset=utf-8').send(coding ? await compressed[coding]() : plain);
}
