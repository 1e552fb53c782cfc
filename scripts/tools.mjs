// Plain JavaScript, because it runs before anything is installed, on any version of Node.
import { existsSync } from 'node:fs';

/** The folder of the installed tools, with the pinned Node among them. */
export const TOOLS = 'node_modules/.bin';

/** The pinned pnpm, which installs what is missing before it runs anything. */
export const PNPM = 'npx --yes --prefer-offline pnpm@12.21.0';

const OLDEST_NODE = 24;
const PINNED_NODE = `${TOOLS}/node`;

/** The pinned Node, or the machine's own when none is installed. Exits when that one is too old. */
export function chooseNode() {
  if (existsSync(PINNED_NODE)) return PINNED_NODE;
  requireNode();
  return process.execPath;
}

/** Exits when the machine's own Node is too old. */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return;
  console.error(
    `This machine has Node ${process.versions.node}. Please install Node ${OLDEST_NODE} or newer.`,
  );
  process.exit(1);
}

/** Ends a child when our parent is gone: npm starts scripts through a shell that does not forward SIGTERM. */
export function endWithParent(child) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}
