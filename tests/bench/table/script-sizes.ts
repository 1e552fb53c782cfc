import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { buildAppIfStale } from '../../../scripts/build-app-if-stale.ts';
import { readPageScripts } from '../../page-scripts.ts';
import type { Row } from './row.ts';

/** What no page of React and a router can do without. */
const FLOOR = `
  import { createElement } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
  const route = createElement(Route, { path: '/', element: createElement(Link, { to: '/' }) });
  hydrateRoot(document.body, createElement(BrowserRouter, null, createElement(Routes, null, route)));`;

const ENTRY = 'virtual:floor';

const GOALS: Readonly<Record<string, string>> = { '/': '≤ 84 kB' };

/** The scripts of each page that loads before it is live, and how many there are. */
export async function measureScripts(): Promise<Row[]> {
  await buildAppIfStale();
  const floor = await floorBytes();
  return (await readPageScripts()).flatMap(({ page, bytes, scripts }) => [
    {
      name: `Script of ${page}`,
      unit: 'kB',
      measured: bytes / 1000,
      floor: floor / 1000,
      against: 'React with a router',
      goal: GOALS[page] ?? '≤ 110 kB',
    },
    {
      name: `Script files of ${page}`,
      unit: 'files',
      measured: scripts.length,
      floor: 1,
      against: 'one file',
      goal: '≤ 12',
    },
  ]);
}

async function floorBytes(): Promise<number> {
  const built = await build({
    root: 'packages/app',
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === ENTRY ? `${process.cwd()}/packages/app/src/floor.js` : null),
        load: (id) => (id.endsWith('/src/floor.js') ? FLOOR : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  return chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}
