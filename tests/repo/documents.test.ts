import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, repositoryFiles } from './repository-files.ts';

const DOCUMENTS = repositoryFiles(/\.md$/);
const read = (file: string): string => readFileSync(ROOT + file, 'utf8');
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

describe('documents', () => {
  it('link only to files that are there', () => {
    const dead = DOCUMENTS.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(path.join(ROOT, path.dirname(file), target)))
        .map((target) => `${file} -> ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it('name only commands that exist', () => {
    const unknown = DOCUMENTS.flatMap((file) =>
      [...read(file).matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)]
        .map(([, script, short]) => script ?? short ?? '')
        .filter((name) => !(name in scripts))
        .map((name) => `${file}: npm run ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are about commands that work before anything is installed, on any Node', () => {
    // `npm start` runs `ready` after everything is installed.
    const { start, ready, ...others } = scripts;
    expect([start, ready]).toEqual(['node scripts/start.mjs', 'node scripts/ready.ts']);
    const bare = Object.entries(others).filter(([, command]) => !command.startsWith('node scripts/run.mjs '));
    expect(bare).toEqual([]);
  });

  it('ask for the Node that package.json asks for', () => {
    const [, asked] = /Node (\d+) or newer/.exec(read('README.md')) ?? [];
    expect(engines.node).toBe(`>=${asked}`);
  });

  it('number every decision once and give it a status', () => {
    const decisions = repositoryFiles(/^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/);
    const numbers = decisions.map((file) => path.basename(file).slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
    const unstated = decisions.filter((file) => !/^Status: (accepted|superseded by \d{4})/m.test(read(file)));
    expect(unstated).toEqual([]);
  });

  it('list every decision once, with its title, in the README of their folder', () => {
    const decisions = repositoryFiles(/^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/);
    const expected = decisions.map((file) => {
      const [, number, title] = /^# (\d{4}) (.+)/.exec(read(file)) ?? [];
      const [, successor] = /^Status: superseded by (\d{4})/m.exec(read(file)) ?? [];
      return `${number} ${path.basename(file)} ${title}${successor ? ` (superseded by ${successor})` : ''}`;
    });
    const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d{4})\]\((\S+)\) (.+)$/gm)].map(
      ([, number, file, line]) => `${number} ${file} ${line}`,
    );
    // An explanation in brackets may follow the title.
    const isListed = (entry: string) =>
      listed.filter((line) => line.replace(/ \((?!superseded)[^()]*\)/, '') === entry).length === 1;
    expect(expected.filter((entry) => !isListed(entry))).toEqual([]);
    expect(listed).toHaveLength(decisions.length);
  });
});
