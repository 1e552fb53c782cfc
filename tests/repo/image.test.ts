import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { COMMANDS } from '../../scripts/commands.mjs';
import { ROOT } from './repository-files.ts';

interface Lock {
  importers: Record<string, Dependencies>;
  packages: Record<string, { cpu?: string[]; os?: string[]; libc?: string[] }>;
  snapshots: Record<string, Dependencies>;
}

interface Dependencies {
  dependencies?: Record<string, string | { version: string }>;
  optionalDependencies?: Record<string, string | { version: string }>;
}

interface Service {
  image?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
}

const read = (file: string): string => readFileSync(ROOT + file, 'utf8');
const FILES = ['compose.yaml', 'docs/operating/compose.single.yaml'];

describe('the image', () => {
  it('the image brings the pinned Node', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: { node: string };
    };
    const bases = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(bases).toEqual([optionalDependencies.node, optionalDependencies.node]);
  });

  it('the image runs as an ordinary user and says whether it is ready', () => {
    const [, last = ''] = read('Dockerfile')
      .split(/^FROM .*(?=\n(?!.*AS))/m)
      .slice(-2);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^VOLUME \/data$/m);
    expect(last).toMatch(/^HEALTHCHECK .*\/health\/ready/m);
  });

  it('every program in it exists for arm64, too', () => {
    const lock = parse(read('pnpm-lock.yaml')) as Lock;
    const forX64 = productionPackages(lock).filter((name) => isLinux(lock, name, 'x64'));
    expect(forX64).not.toEqual([]);
    const twins = forX64.map((name) => name.replace('x64', 'arm64'));
    expect(twins.filter((name) => !isLinux(lock, name, 'arm64'))).toEqual([]);
  });

  it.each(FILES)(
    '%s starts a server that may write to its volume only, and is reached from this machine only',
    (file) => {
      const { services } = parse(read(file)) as { services: Record<string, Service> };
      const { daylit, ...others } = services;
      expect(daylit).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      const ports = Object.values(services).flatMap((service) => service.ports ?? []);
      expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
      const images = Object.values(others).map(({ image }) => image ?? '');
      expect(images.filter((image) => !/:v?\d/.test(image))).toEqual([]);
    },
  );

  it('every command of a release is one of a clone', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const expected = COMMANDS.map((name) => `node scripts/run.mjs node packages/server/scripts/${name}.ts`);
    expect(COMMANDS.map((name) => scripts[name])).toEqual(expected);
  });
});

/** Names with versions of all that a server installs. */
function productionPackages(lock: Lock): string[] {
  const found = new Set<string>();
  const visit = ({ dependencies, optionalDependencies }: Dependencies, folder: string): void => {
    for (const [name, entry] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      const version = typeof entry === 'string' ? entry : entry.version;
      const linked =
        version.startsWith('link:') && new URL(version.slice(5), `file:///${folder}/`).pathname.slice(1);
      const key = linked || `${name}@${version}`;
      if (found.has(key)) continue;
      found.add(key);
      visit((linked ? lock.importers[linked] : lock.snapshots[key]) ?? {}, linked || folder);
    }
  };
  visit(lock.importers['packages/server'] ?? {}, 'packages/server');
  return [...found];
}

function isLinux(lock: Lock, name: string, cpu: string): boolean {
  const entry = lock.packages[name];
  return entry?.cpu?.[0] === cpu && entry.os?.[0] === 'linux' && entry.libc?.[0] !== 'musl';
}
