import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { IConfiguration } from 'dependency-cruiser';
import { repositoryFiles, ROOT } from './repository-files.ts';

const { forbidden = [] } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration;
const PLANTED = fileURLToPath(new URL('planted', import.meta.url));
const BIN = `${ROOT}node_modules/.bin/depcruise`;

const FOLDERS = ['packages', 'lab', 'tests', 'contracts', 'scripts', '.storybook'];

/** All code that the import map covers. The checker must see every file, or its result proves nothing. */
const CODE = repositoryFiles(/^(packages|lab|tests|contracts|scripts|\.storybook)\/.*\.(ts|tsx|mjs)$/).filter(
  // AssemblyScript, which only looks like TypeScript.
  (file) => !file.endsWith('.as.ts'),
);

interface Cruise {
  /** Paths of all files that were checked. */
  seen: string[];
  /** Each violation: importer, imported file, rule and its reason. */
  faults: string[];
}

interface Report {
  modules: { source: string }[];
  summary: {
    violations: { rule: { name: string }; from: string; to: string }[];
  };
}

async function cruise(cwd: string): Promise<Cruise> {
  const args = [...FOLDERS, '--config', `${ROOT}.dependency-cruiser.cjs`, '--output-type', 'json'];
  const run = promisify(execFile)(BIN, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
  // The exit code is the number of violations, and the report is on stdout. Without one, the run failed.
  const { stdout } = await run.catch((error: Error & { stdout: string }) => {
    if (error.stdout === '') throw error;
    return error;
  });
  const { modules, summary } = JSON.parse(stdout) as Report;
  const faults = summary.violations.map(
    ({ rule, from, to }) => `${from} imports ${to}: ${explain(rule.name)}`,
  );
  return { seen: modules.map(({ source }) => source), faults };
}

function explain(rule: string): string {
  return `${rule}: ${forbidden.find(({ name }) => name === rule)?.comment}`;
}

describe('import map', { timeout: 300_000 }, () => {
  it('import map holds in the whole repository', async () => {
    const { seen, faults } = await cruise(ROOT);
    expect(faults).toEqual([]);
    expect(CODE.filter((file) => !seen.includes(file))).toEqual([]);
  });

  it.each(forbidden)(
    '$name: the planted violation is caught, and its reason said',
    async ({ name, comment }) => {
      const { faults } = await planted();
      expect(faults).toContainEqual(expect.stringContaining(`: ${name}: ${comment}`));
      expect(comment).toMatch(/^[A-Z].+\.$/);
    },
  );
});

let cruised: Promise<Cruise> | undefined;

/** Checks the planted files once for all rules. */
function planted(): Promise<Cruise> {
  return (cruised ??= cruise(PLANTED));
}
