import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { IConfiguration } from 'dependency-cruiser';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { forbidden = [] } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration;
const PLANTED = fileURLToPath(new URL('planted', import.meta.url));
const BIN = `${ROOT}node_modules/.bin/depcruise`;

/** Fewer modules than this means that the checker did not see the code, whatever it says about violations. */
const FEWEST_MODULES = 250;

interface Cruise {
  summary: {
    totalCruised: number;
    violations: { rule: { name: string }; from: string; to: string }[];
  };
}

async function cruise(cwd: string): Promise<Cruise> {
  const args = ['packages', '--config', `${ROOT}.dependency-cruiser.cjs`, '--output-type', 'json'];
  const run = promisify(execFile)(BIN, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
  // The tool exits with the number of violations; the report is on stdout either way.
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return JSON.parse(stdout) as Cruise;
}

describe('import map', { timeout: 60_000 }, () => {
  it('holds in the whole repository', async () => {
    const { summary } = await cruise(ROOT);
    expect(summary.violations.map((v) => `${v.rule.name}: ${v.from} -> ${v.to}`)).toEqual([]);
    expect(summary.totalCruised).toBeGreaterThan(FEWEST_MODULES);
  });

  it('catches the violation that is planted for each rule', async () => {
    const { summary } = await cruise(PLANTED);
    const caught = new Set(summary.violations.map((violation) => violation.rule.name));
    expect(caught).toEqual(new Set(forbidden.map((rule) => rule.name)));
  });
});
