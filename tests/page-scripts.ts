import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const DIST = path.join(import.meta.dirname, '../packages/app/dist');

/** What a page of the built app loads before it is live. */
export interface PageScripts {
  /** The router's pattern. */
  page: string;
  /** Name of the file, and its bytes as they are sent (brotli). Largest first. */
  scripts: { file: string; bytes: number }[];
  /** All of them. */
  bytes: number;
}

/** The scripts of every page, as its document lists them. */
export async function readPageScripts(): Promise<PageScripts[]> {
  const { members } = JSON.parse(await readFile(path.join(DIST, 'pages.json'), 'utf8')) as {
    members: Record<string, string>;
  };
  return await Promise.all(
    Object.entries(members).map(async ([page, document]) => {
      const html = await readFile(path.join(DIST, document), 'utf8');
      const [, list = '[]'] = /id="page-code">(.+?)<\/script>/.exec(html) ?? [];
      const scripts = await Promise.all((JSON.parse(list) as string[]).map(sizeOf));
      scripts.sort((a, b) => b.bytes - a.bytes);
      return { page, scripts, bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) };
    }),
  );
}

async function sizeOf(address: string): Promise<PageScripts['scripts'][number]> {
  const { size } = await stat(path.join(DIST, `${address}.br`));
  return { file: path.basename(address), bytes: size };
}
