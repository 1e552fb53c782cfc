import { randomBytes } from 'node:crypto';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { describesFileStores, describesStreamStores } from '../../../test/file-store.suite.ts';
import { gather } from '../../../test/gather.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { checkObjectStore } from '../../check-object-store.ts';
import { type Bucket, openObjectStore, StoreFailure } from '../../object-store.ts';
import { createObjectFiles, createObjectStreams } from './object-files.ts';

const server = await startS3Server();
afterAll(() => server.close());
afterEach(() => {
  server.fault = undefined;
});
server.createBucket('photos');

const QUICK = { timeout: 2_000, pauses: [1, 1] };

function bucket(changes: Partial<Bucket> = {}): Bucket {
  return { ...server, bucket: 'photos', prefix: `${randomBytes(4).toString('hex')}/`, ...changes };
}

const open = (changes?: Partial<Bucket>) => openObjectStore(bucket(changes), QUICK);

describe('files in a bucket', () => {
  describesFileStores(async () => createObjectFiles(open(), 'thumbnails'));
});
describe('streams in a bucket', () => {
  describesStreamStores(async () => createObjectStreams(open(), 'exports'));
});

describe('a bucket', () => {
  test('a bucket lists more objects than fit on one page', async () => {
    const store = open();
    const names = Array.from({ length: 1_100 }, (_, index) => `many/${1000 + index}`);
    for (let start = 0; start < names.length; start += 50)
      await Promise.all(names.slice(start, start + 50).map((name) => store.put(name, Buffer.from('x'))));
    const pages = await gather(store.list('many/'));
    expect(pages.map(({ length }) => length)).toEqual([1_000, 100]);
    expect(pages.flat().map(({ name }) => name)).toEqual(names.toSorted());
  });

  test('one of many that put the same new object wins, and its bytes stay', async () => {
    const store = open();
    const tries = Array.from({ length: 10 }, (_, index) => store.putNew('key', Buffer.from(String(index))));
    const winners = (await Promise.all(tries)).flatMap((won, index) => (won ? [String(index)] : []));
    expect(winners).toHaveLength(1);
    expect((await store.find('key'))?.toString()).toBe(winners[0]);
  });

  test('the AWS SDK and this client read, write and delete the same objects', async () => {
    const where = bucket();
    const store = openObjectStore(where, QUICK);
    const sdk = new S3Client({
      endpoint: where.endpoint,
      region: where.region,
      forcePathStyle: true,
      credentials: where,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
    const at = (name: string) => ({ Bucket: where.bucket, Key: `${where.prefix}${name}` });
    await store.put('ours', Buffer.from('from ours'));
    const { Body } = await sdk.send(new GetObjectCommand(at('ours')));
    expect(await Body?.transformToString()).toBe('from ours');
    await sdk.send(new PutObjectCommand({ ...at('theirs'), Body: Buffer.from('from the SDK') }));
    expect((await store.find('theirs'))?.toString()).toBe('from the SDK');
    await sdk.send(new DeleteObjectCommand(at('ours')));
    expect(await store.find('ours')).toBeUndefined();
    sdk.destroy();
  });
});

describe('a store that fails', () => {
  test('two answers of 503 or broken connections are overcome, a third is an error', async () => {
    const store = open();
    for (const fault of [{ status: 503 }, { broken: true }] as const) {
      let left = 2;
      server.fault = () => (left-- > 0 ? fault : undefined);
      await store.put('a', Buffer.from('x'));
      server.fault = () => fault;
      server.requests = [];
      await expect(store.put('a', Buffer.from('x'))).rejects.toThrow(StoreFailure);
      expect(server.requests).toHaveLength(3);
    }
  });

  test('a refusal is not repeated, and no file is taken for missing', async () => {
    server.fault = () => ({ status: 403 });
    server.requests = [];
    await expect(open().find('a')).rejects.toMatchObject({ status: 403 });
    expect(server.requests).toHaveLength(1);
    server.fault = undefined;
    await expect(open({ bucket: 'missing' }).find('a')).rejects.toMatchObject({ status: 404 });
  });

  test('a silent store ends a call in time', async () => {
    server.fault = () => ({ after: 500 });
    const store = openObjectStore(bucket(), { timeout: 50, pauses: [1, 1] });
    await expect(store.find('a')).rejects.toMatchObject({ status: 0 });
  });
});

function check(changes: Partial<Bucket> = {}): Promise<void> {
  const where = bucket(changes);
  return checkObjectStore(openObjectStore(where, QUICK), where);
}

describe('the check at the start', () => {
  test('a bucket that can be used passes, and nothing stays in it', async () => {
    const where = bucket();
    await checkObjectStore(openObjectStore(where, QUICK), where);
    expect((await gather(openObjectStore(where, QUICK).list(''))).flat()).toEqual([]);
  });

  test.each([
    [{ bucket: 'missing' }, 'FILES_URL must name a bucket that exists'],
    [{ secretAccessKey: 'wrong' }, 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be allowed'],
    [{ endpoint: 'http://127.0.0.1:9' }, 'FILES_URL must name an endpoint that answers'],
    [{ region: 'elsewhere-1' }, 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be allowed'],
  ])('a start with %j names the setting', async (changes, sentence) => {
    await expect(check(changes)).rejects.toThrow(sentence);
  });

  test('a store that overwrites in spite of If-None-Match is refused', async () => {
    const where = bucket();
    const store = openObjectStore(where, QUICK);
    const careless = {
      ...store,
      putNew: async (name: string, bytes: Uint8Array) => (await store.put(name, bytes), true),
    };
    await expect(checkObjectStore(careless, where)).rejects.toThrow(
      'must name a store that knows If-None-Match',
    );
  });
});
