import https from 'node:https';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { PictureFailure, PictureSource } from '../../modules/catalogue/ports.ts';
import { makeProductPicture } from '../images/make-product-picture.ts';
import { publicAddress, type Resolve } from './public-address.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** For one address, from the request to the last byte, in milliseconds. */
const TIMEOUT = 10_000;

const MAX_REDIRECTS = 3;

/** Replaced in tests, which have no public address to ask. */
interface Options {
  resolve?: Resolve;
  ask?: typeof askAddress;
}

class Failed extends Error {
  readonly reason: PictureFailure;

  constructor(reason: PictureFailure) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Fetches pictures from public addresses by https, a few megabytes at most, and encodes them again. Each
 * redirect is checked like the first address.
 */
export function createPictureSource({ resolve, ask = askAddress }: Options = {}): PictureSource {
  async function download(link: string): Promise<Buffer> {
    let url = new URL(link);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      if (url.protocol !== 'https:' || url.port !== '') throw new Failed('not_public');
      const address = await publicAddress(url.hostname, resolve);
      if (address === undefined) throw new Failed('not_public');
      const answer = await ask(url, address);
      if (Buffer.isBuffer(answer)) return answer;
      url = new URL(answer, url);
    }
    throw new Failed('unreachable');
  }

  return {
    async fetch(link) {
      try {
        return { picture: await makeProductPicture(await download(link)) };
      } catch (error) {
        return { failure: error instanceof Failed ? error.reason : 'no_picture' };
      }
    },
  };
}

/**
 * Asks the address that was checked, whatever the name resolves to by now. Returns the bytes, or the address
 * of a redirect.
 */
async function askAddress(url: URL, address: string): Promise<Buffer | string> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const family = isIPv6(address) ? 6 : 4;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  https
    .get(url, {
      signal,
      agent: false,
      headers: { accept: 'image/webp,image/jpeg,image/png' },
      lookup: (_hostname, { all }, found) =>
        all ? found(null, [{ address, family }]) : found(null, address, family),
    })
    .on('response', resolve)
    .on('error', reject);
  try {
    return await readAnswer(await promise);
  } catch (error) {
    throw error instanceof Failed ? error : new Failed('unreachable');
  }
}

async function readAnswer(answer: IncomingMessage): Promise<Buffer | string> {
  const { statusCode = 0, headers } = answer;
  try {
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) return headers.location;
    if (statusCode !== 200) throw new Failed('unreachable');
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MAX_BYTES) throw new Failed('too_large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    answer.destroy();
  }
}
