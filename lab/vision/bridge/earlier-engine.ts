import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine } from '../../../packages/vision/src/index.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** The engine of an earlier commit, and its version. It runs beside today's, with today's libraries. */
export async function earlierEngine(commit: string): Promise<{ version: string; engine: Engine }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'daylit-engine-'));
  const archive = execFileSync(
    'git',
    ['-C', ROOT, 'archive', commit, 'packages/vision', 'packages/phantom', 'packages/contract'],
    { maxBuffer: 2 ** 28 },
  );
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const name of ['vision', 'phantom', 'contract'])
    symlinkSync(
      path.join(ROOT, 'packages', name, 'node_modules'),
      path.join(folder, 'packages', name, 'node_modules'),
    );
  const inEngine = (file: string): string => pathToFileURL(path.join(folder, 'packages/vision', file)).href;
  const { ENGINE_VERSION } = (await import(inEngine('src/index.ts'))) as { ENGINE_VERSION: string };
  const { newEngine } = (await import(inEngine('test/scan.ts'))) as { newEngine: () => Promise<Engine> };
  return { version: ENGINE_VERSION, engine: await newEngine() };
}
