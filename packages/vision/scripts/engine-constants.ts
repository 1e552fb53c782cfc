import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const PACKAGE = new URL('../', import.meta.url);

/**
 * Files that word, rate, compare or guide but do not measure. They may change while scores stay comparable.
 */
const NOT_MEASURING =
  /^(report|guide)\/|^(thresholds\/(guide|comparison|praise|trend)|quality\/verdict|face\/thumbnail-crop)\.ts$|\.(test|as)\.ts$/;

/** The networks that find the face. A new version of their package changes them. */
const NETWORKS = ['blazeface.json', 'blazeface.bin', 'facemesh.json', 'facemesh.bin'];

/**
 * Everything besides code that the engine's numbers depend on: the version and a hash of the constants of
 * each file.
 */
export interface EngineConstants {
  engine_version: string;
  files: Record<string, string>;
}

/** The current constants: thresholds, anchors, weights, spectra, kernels and networks, in any file. */
export function readConstants(engineVersion: string): EngineConstants {
  const files: Record<string, string> = {};
  const sources = readdirSync(new URL('src/', PACKAGE), { recursive: true, encoding: 'utf8' });
  for (const file of sources.map((path) => path.replaceAll('\\', '/')).toSorted()) {
    if (!file.endsWith('.ts') || NOT_MEASURING.test(file)) continue;
    const constants = constantsIn(readFileSync(new URL(`src/${file}`, PACKAGE), 'utf8'));
    if (constants.length > 0) files[file] = hashOf(constants.join('\n'));
  }
  for (const file of NETWORKS)
    files[file] = hashOf(readFileSync(new URL(`node_modules/@vladmandic/human/models/${file}`, PACKAGE)));
  return { engine_version: engineVersion, files };
}

/** What a sign says of its error and of change: claims about scores, on which no score depends. */
const CLAIMS = /\b(spread|step|leastScans): [\d.]+,/g;

/**
 * The top-level constant declarations of a source, without comments, types, formatting and claims about
 * scores.
 */
export function constantsIn(source: string): string[] {
  const found: string[] = [];
  let open: string[] | null = null;
  for (const line of source.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '').split('\n')) {
    if (/^(export )?const [A-Z]/.test(line)) open = [];
    open?.push(line);
    // A declaration of several lines ends at a line that starts without indentation.
    if (!open || !line.endsWith(';') || (open.length > 1 && /^\s/.test(line) && !/^\s*\S+;$/.test(line)))
      continue;
    found.push(
      open
        .join(' ')
        .replaceAll(CLAIMS, '')
        .replaceAll(/\s+/g, ' ')
        .replace(/^((?:export )?const \w+): .*? = /, '$1 = ')
        .replaceAll(/, ?(?=[\])}])/g, '')
        .replaceAll(/(?<=[[({]) | (?=[\])}])/g, ''),
    );
    open = null;
  }
  return found;
}

/** Returns the current constants. Throws when they changed and the version did not. */
export function renewConstants(before: EngineConstants, now: EngineConstants): EngineConstants {
  const names = new Set([...Object.keys(before.files), ...Object.keys(now.files)]);
  const changed = [...names].filter((name) => before.files[name] !== now.files[name]);
  if (before.engine_version === now.engine_version && changed.length > 0) {
    throw new Error(
      `Constants changed in ${changed.join(', ')}, so scores can no longer be compared with those of engine ${now.engine_version}. ` +
        'Raise ENGINE_VERSION in packages/vision/src/engine-version.ts, then `npm run generate`.',
    );
  }
  return now;
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
