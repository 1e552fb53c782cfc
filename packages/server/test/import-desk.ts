import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Db, openDatabase } from '../src/db/database.ts';
import {
  importFile,
  type ImportOptions,
  type ImportReport,
} from '../src/modules/catalogue/import/import-file.ts';
import { createTestDatabase } from './test-database.ts';

/** The ingredient list of `invented`. */
export const LIST = 'Aqua, Glycerin, Niacinamide, Panthenol, Phenoxyethanol';

/** A product as Open Beauty Facts exports it in a line of JSON. */
export function invented(row: Record<string, unknown> = {}): string {
  return JSON.stringify({
    code: '4000000000011',
    product_name: 'Invented Serum',
    categories_tags: ['en:face', 'en:serums'],
    ingredients_text: LIST,
    last_modified_t: 1_750_000_000,
    ...row,
  });
}

/** A database with a catalogue, and files that are imported into it. */
export interface ImportDesk {
  db: Db;
  folder: string;
  /** Imports a file with these bytes, on November 20, 2026. */
  run(bytes: string | Uint8Array, options?: ImportOptions): Promise<ImportReport>;
  /** Empties the catalogue. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openImportDesk(): Promise<ImportDesk> {
  const { db, close } = openDatabase({ url: await createTestDatabase() });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'daylit-import-'));
  let count = 0;
  return {
    db,
    folder,
    async run(bytes, options) {
      count += 1;
      const file = path.join(folder, `${count}`);
      await writeFile(file, bytes);
      return await importFile({ db, clock: () => new Date('2026-11-20T12:00:00Z') }, file, options);
    },
    async clear() {
      for (const table of ['shelf_entries', 'obf_products', 'shop_offers', 'catalogue_imports'] as const)
        await db.deleteFrom(table).execute();
    },
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
