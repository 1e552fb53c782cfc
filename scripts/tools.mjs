// Plain JavaScript, because it runs on whatever Node the machine has, before anything is installed.
import { existsSync } from 'node:fs';

/** Where the tools of this repository are once they are installed, the pinned Node among them. */
export const TOOLS = 'node_modules/.bin';

/** The pinned pnpm, which installs what is missing before it runs anything. */
export const PNPM = 'npx --yes --prefer-offline pnpm@12.21.0';

const OLDEST_NODE = 24;
const PINNED_NODE = `${TOOLS}/node`;

/** The pinned Node, or the machine's own where there is none for it. Ends the process when that one is too old. */
export function chooseNode() {
  if (existsSync(PINNED_NODE)) return PINNED_NODE;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return process.execPath;
  console.error(
    `This machine has Node ${process.versions.node}. Please install Node ${OLDEST_NODE} or newer.`,
  );
  process.exit(1);
}

/** Tells a child to end when our parent is gone: npm starts scripts through a shell that keeps a SIGTERM to itself. */
export function endWithParent(child) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}
