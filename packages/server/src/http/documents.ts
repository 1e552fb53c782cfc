import type { PageSettings } from '@daylit/contract';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from '../once.ts';
import { fillPage } from './page-settings.ts';
import { APP_PERMISSIONS } from './security-headers.ts';

/** A page of the app as it is sent. It is compressed once, for the first browser that asks for it. */
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
}

const SHELL = 'app.html';

/** Preferred first: the one that compresses best. */
const CODINGS = ['br', 'gzip'] as const;

/** Reads the pages that the build wrote to `directory`, by its list of them. */
export async function readDocuments(directory: URL, settings: PageSettings): Promise<Documents> {
  const read = (file: string) => readDocument(new URL(file, directory), settings);
  const files = JSON.parse(await readFile(new URL('pages.json', directory), 'utf8')) as Record<
    string,
    string
  >;
  const prerendered = Object.entries(files)
    .filter(([, file]) => file !== SHELL)
    .map(async ([path, file]) => [path, await read(file)] as const);
  const patterns = Object.keys(files).map((path) => path.replaceAll(/:\w+/g, '[^/]+'));
  const anyPage = new RegExp(`^(?:${patterns.join('|')})$`);
  return {
    shell: await read(SHELL),
    hasPage: (path) => anyPage.test(path),
    prerendered: new Map(await Promise.all(prerendered)),
  };
}

async function readDocument(file: URL, settings: PageSettings): Promise<Document> {
  const plain = Buffer.from(fillPage(await readFile(file, 'utf8'), settings));
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
  const coding = CODINGS.find((name) => isAccepted(name, request.headers['accept-encoding']));
  if (coding) reply.header('content-encoding', coding);
  return reply.type('text/html; charset=utf-8').send(coding ? await compressed[coding]() : plain);
}

function isAccepted(coding: string, accepted: string | string[] = ''): boolean {
  return String(accepted)
    .split(',')
    .map((part) => part.trim())
    .some((part) => part === coding || (part.startsWith(`${coding};`) && !/;\s*q=0(\.0*)?$/.test(part)));
}
