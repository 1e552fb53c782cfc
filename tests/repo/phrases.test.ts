import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT, repositoryFiles } from './repository-files.ts';

// Phrases that read as translated, or that give software a mind. Comments, test titles and documents are
// searched for them. A comment line that ends with `phrase: allowed` allows them in the line below it.

const PHRASES = [
  /\bwhoever\b/i,
  /(?:^|[.:]) Who (?!is\b|may\b|can\b)[a-z]+s\b[^?]*$/,
  /\b(?:to|of|for|from|with|by) who\b/i,
  /\b(?:can|cannot|can't|could|not) be told\b(?! apart)/i,
  /\b(?:is|are|was|were) told by\b/i,
  /\b(?:is|are) told a\b/i,
  /\bnothing is told\b/i,
  /\bstands? (?:beside|in|at|under|above|below)\b(?! for)/i,
  /\bbeside (?:each other|one another)\b/i,
  /\bone after the other\b/i,
  /(?<!`)\bjudg(?:e|es|ed|ing)\b/i,
  /\bspeaks? (?:of|for|against)\b/i,
  /\bheld against\b/i,
  /\bgo(?:es|ing)? on\b/i,
  /\banew\b/i,
  /\bonce more\b/i,
  /\ball the same\b/i,
  /\b(?:in|out)side of\b/i,
  /\bfor ever\b/i,
  /\bin vain\b/i,
  /\bnothing but\b/i,
  /\bat hand\b/i,
  /\bwhat(?:ever)? (?:stands|came)\b(?! out)/i,
  /\b(?:brings?|takes?) along\b/i,
];

/** Titles that borrow their subject from the group around them. */
const WITHOUT_SUBJECT = /^(?:is|are|was|were|has|have|of|that|which)\b/;

const ALLOWED = /phrase: allowed\W*$/;

const FILES = repositoryFiles(
  /^(?:packages|lab|tests|contracts|scripts|\.storybook)\/.*\.(?:[cm]?[jt]sx?|css|md)$|^docs\/.*\.md$|^[^/]*\.md$|^\.github\/.*\.md$/,
).filter(
  (file) =>
    // Generated texts, and texts of members. The phrases of this file are its subject.
    !/\.gen\.|(?:^|\/)docs\/(?:environment|measurement|api\/(?!README)[\w-]+)\.md$|\/(?:examples|questions|held-out)\//.test(
      file,
    ) && !file.endsWith('/phrases.test.ts'),
);

interface Line {
  number: number;
  text: string;
  isTitle?: boolean;
}

/** The lines of comments and test titles, or every line of a document. */
function sentencesOf(file: string, text: string): Line[] {
  const lines = text.split('\n').map((line, index) => ({ number: index + 1, text: line }));
  if (file.endsWith('.md')) return lines;
  let isInBlock = false;
  return lines.flatMap(({ number, text: line }) => {
    const wasInBlock = isInBlock;
    if (/^\s*\/\*/.test(line)) isInBlock = true;
    const isComment = isInBlock || /^\s*\/\//.test(line);
    if (line.includes('*/')) isInBlock = false;
    if (isComment || wasInBlock) return [{ number, text: line.replace(/^\s*(?:\/\/|\/\*+|\*)/, '') }];
    const [, , title] = /^\s*(?:it|test|describe)(?:\.\w+)?(?:\(.*\))?\(\s*(['"`])(.+?)\1/.exec(line) ?? [];
    return title === undefined ? [] : [{ number, text: title, isTitle: true }];
  });
}

function phrasesIn(file: string, text: string): string[] {
  const all = text.split('\n');
  return sentencesOf(file, text).flatMap(({ number, text: sentence, isTitle }) => {
    if (ALLOWED.test(all[number - 2] ?? '')) return [];
    const found = PHRASES.map((phrase) => phrase.exec(sentence)?.[0].trim()).find((phrase) => phrase);
    if (isTitle && WITHOUT_SUBJECT.test(sentence)) return [`${file}:${number}: no subject`];
    return found === undefined ? [] : [`${file}:${number}: ${found}`];
  });
}

it.each([
  ['a comment', 'a.ts', '// Whoever calls this waits.'],
  ['a block', 'a.ts', '/**\n * Reads the list anew.\n */'],
  ['a stylesheet', 'a.css', '/* The label stands below the field. */'],
  ['a test title', 'a.test.ts', "it('goes on after a failure', () => {});"],
  ['a document', 'a.md', 'It judges the photo.'],
  ['a title without a subject', 'a.test.ts', "it('is stored once', () => {});"],
])('a forbidden phrase is found in %s', (_, file, text) => {
  expect(phrasesIn(file, text)).toHaveLength(1);
});

it.each([
  ['code', 'a.ts', "const label = 'All the same';"],
  ['a line below a permission', 'a.ts', '// A quotation. phrase: allowed\n// All the same, it works.'],
  ['a figure of speech in its place', 'a.ts', '// Two causes that cannot be told apart.'],
])('a phrase is no fault in %s', (_, file, text) => {
  expect(phrasesIn(file, text)).toEqual([]);
});

it('no comment, test title or document uses a forbidden phrase', () => {
  expect(FILES.length).toBeGreaterThan(1500);
  const found = FILES.flatMap((file) => phrasesIn(file, readFileSync(ROOT + file, 'utf8')));
  expect(found).toEqual([]);
});
