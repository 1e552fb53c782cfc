import { spawnSync } from 'node:child_process';

/** The engine's own bench: a 12-megapixel scan compared with its floor, decoding and finding the face. */
export function benchScan(): void {
  const { status } = spawnSync(process.execPath, ['lab/vision/time-scan.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The bench of the engine failed.');
}
