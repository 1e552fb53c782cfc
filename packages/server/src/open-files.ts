import path from 'node:path';
import { createObjectFiles, createObjectStreams } from './adapters/files/object-files.ts';
import { whileFilesMove, whileStreamsMove } from './adapters/files/moving-files.ts';
import { createStreamFiles } from './adapters/files/stream-files.ts';
import { createDiskFiles } from './adapters/images/disk-files.ts';
import type { ObjectStore } from './object-store.ts';
import type { StreamStore } from './modules/privacy/ports.ts';
import type { FileStore } from './modules/scans/ports.ts';

/** Everything that is kept in files, besides keys. */
export interface Files {
  /** Photos that wait, each sealed under a key of its own. */
  originals: FileStore;
  /** Sealed under the member's key. */
  thumbnails: FileStore;
  /** Archives of exports, sealed under the member's key. */
  archives: StreamStore;
  /** Pictures of a shop's products, which are public and not sealed. */
  productPictures: FileStore;
}

/** Files in folders of a directory, which are made when missing. */
export async function openFilesOnDisk(dataDir: string): Promise<Files> {
  return {
    originals: await createDiskFiles(path.join(dataDir, 'originals')),
    thumbnails: await createDiskFiles(path.join(dataDir, 'thumbnails')),
    archives: await createStreamFiles(path.join(dataDir, 'exports')),
    productPictures: await createDiskFiles(path.join(dataDir, 'product-pictures')),
  };
}

/** Files in a bucket. */
export function openFilesInBucket(objects: ObjectStore): Files {
  return {
    originals: createObjectFiles(objects, 'originals'),
    thumbnails: createObjectFiles(objects, 'thumbnails'),
    archives: createObjectStreams(objects, 'exports'),
    productPictures: createObjectFiles(objects, 'product-pictures'),
  };
}

interface Places {
  dataDir: string;
  /** Undefined where files are kept in `dataDir`. */
  objects: ObjectStore | undefined;
  /** The directory from which files still move into the bucket. */
  movesFrom: string | undefined;
}

export async function openFiles({ dataDir, objects, movesFrom }: Places): Promise<Files> {
  if (!objects) return await openFilesOnDisk(dataDir);
  const to = openFilesInBucket(objects);
  if (movesFrom === undefined) return to;
  const from = await openFilesOnDisk(movesFrom);
  return {
    originals: whileFilesMove(to.originals, from.originals),
    thumbnails: whileFilesMove(to.thumbnails, from.thumbnails),
    archives: whileStreamsMove(to.archives, from.archives),
    productPictures: whileFilesMove(to.productPictures, from.productPictures),
  };
}
