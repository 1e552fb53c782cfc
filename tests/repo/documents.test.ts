import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, repositoryFiles } from './repository-files.ts';

const DOCUMENTS = repositoryFiles(/\.md$/);
const DECISIONS = repositoryFiles(/^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/);
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

  it('link only to headings that are there', () => {
    const dead = DOCUMENTS.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g)]
        .map(([, target = '', anchor = '']) => [target || path.basename(file), anchor] as const)
        .filter(([target]) => target.endsWith('.md'))
        .filter(([target, anchor]) => {
          const page = read(path.join(path.dirname(file), target));
          const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title));
          return !headings.includes(anchor);
        })
        .map(([target, anchor]) => `${file} -> ${target}#${anchor}`),
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

  it('documents are about commands that work before anything is installed, on any Node', () => {
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

  it('number every decision once, accept it, and give its file the name of its title', () => {
    const wrong = DECISIONS.filter((file) => {
      const [, number = '', title = ''] = /^# (\d{4}) (.+)/.exec(read(file)) ?? [];
      return (
        path.basename(file) !== `${number}-${slugOf(title)}.md` || !/^Status: accepted$/m.test(read(file))
      );
    });
    expect(wrong).toEqual([]);
    const numbers = DECISIONS.map((file) => path.basename(file).slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  it('hold at most 60 decisions of at most 250 words, each with its four parts', () => {
    expect(DECISIONS.length).toBeLessThanOrEqual(60);
    const long = DECISIONS.filter((file) => wordsOf(read(file)) > 250);
    expect(long).toEqual([]);
    const parts = ['Context', 'Decision', 'Consequences', 'How we would notice that it was wrong'];
    const incomplete = DECISIONS.filter((file) => parts.some((part) => !read(file).includes(`**${part}.**`)));
    expect(incomplete).toEqual([]);
  });

  it('list every decision once, with its title, in the README of their folder', () => {
    const listed = [
      ...read('docs/decisions/README.md').matchAll(/^- \[(\d{4})\]\((\S+)\) ([^()]+) \(.+\)$/gm),
    ];
    const expected = DECISIONS.map((file) => `${path.basename(file)} ${read(file).split('\n')[0]?.slice(2)}`);
    const found = listed.map(([, number, file, title]) => `${file} ${number} ${title}`);
    expect(found.sort()).toEqual(expected.sort());
  });

  it('refer only to decisions that exist', () => {
    const numbers = new Set(DECISIONS.map((file) => path.basename(file).slice(0, 4)));
    const dangling = repositoryFiles(/\.(md|tsx?|[cm]js|ya?ml|css)$/).flatMap((file) =>
      [...read(file).matchAll(/decisions?[ /](\d{4})\b/gi)]
        .map(([, number = '']) => number)
        .filter((number) => !numbers.has(number))
        .map((number) => `${file}: ${number}`),
    );
    expect(dangling).toEqual([]);
  });

  it('keep the glossary to 30 words', () => {
    const rows = read('docs/glossary.md').match(/^\| (?!word|-)/gm) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(30);
  });

  it('list every experiment in the README of their folder', () => {
    const pages = repositoryFiles(/^lab\/experiments\/(?!README)[a-z-]+\.md$/).map((file) =>
      path.basename(file),
    );
    const listed = [...read('lab/experiments/README.md').matchAll(/^- \[.+\]\(([a-z-]+\.md)\)$/gm)];
    expect(listed.map(([, page = '']) => page).sort()).toEqual(pages.sort());
  });
});

/** The name of a decision's file without its number. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The address of a heading within its page. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
