// `npm run sentences` prints every sentence that a person can read, with its place, to be read aloud:
// `npm run sentences -- ui server` those of these packages. What is filled in is shown in braces.
import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

const PACKAGES = ['ui', 'app', 'wording', 'assistant', 'server', 'vision', 'api-client'];

/** At least two words, of which the first begins like a sentence, or the last ends like one. */
const SENTENCE = /^["“]?(?:[A-Z]|\{.*\}).* [a-z]|\s\S*[a-z…}][.?!]$/;

const UNREAD = /\.(test|stories|gen)\.tsx?$|-fixtures?\.tsx?$|\/recorded\//;

for (const name of process.argv.length > 2 ? process.argv.slice(2) : PACKAGES) {
  const seen = new Set<string>();
  for (const file of globSync(`packages/${name}/src/**/*.{ts,tsx}`).sort()) {
    if (UNREAD.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    for (const { start, words } of sentencesOf(file, text)) {
      if (seen.has(words)) continue;
      seen.add(words);
      process.stdout.write(`${file}:${text.slice(0, start).split('\n').length}: ${words}\n`);
    }
  }
}

interface Sentence {
  start: number;
  words: string;
}

function sentencesOf(file: string, text: string): Sentence[] {
  const found: Sentence[] = [];
  const add = (start: number, raw: string) => {
    const words = raw.replaceAll(/\s+/g, ' ').trim();
    if (SENTENCE.test(words) && /[A-Za-z]/.test(words.replaceAll(/\{[^}]*\}/g, '')))
      found.push({ start, words });
  };
  new Visitor({
    Literal: ({ start, value }) => {
      if (typeof value === 'string') add(start, value);
    },
    TemplateLiteral: ({ start, quasis, expressions }) =>
      add(start, quasis.map(({ value }, index) => value.cooked + filled(expressions[index])).join('')),
    JSXElement: ({ start, children }) => add(start, children.map(wordsOf).join('')),
  }).visit(parseSync(file, text).program);
  return found;

  function filled(expression: ESTree.Expression | undefined): string {
    return expression
      ? `{${text.slice(expression.start, expression.end).replaceAll(/\s+/g, ' ').replaceAll('}', ')').slice(0, 40)}}`
      : '';
  }

  function wordsOf(child: ESTree.JSXChild): string {
    if (child.type === 'JSXText') return child.value;
    if (child.type !== 'JSXExpressionContainer') return '';
    return child.expression.type === 'JSXEmptyExpression' ? '' : filled(child.expression);
  }
}
