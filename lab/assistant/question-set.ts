import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The kind of member that asks. */
export type Asker =
  | ('adult' | 'teen' | 'maybe_pregnant' | 'words_only' | 'newcomer' | 'no_comparison')
  | ('pregnant' | 'one_scan' | 'long_run' | 'free');

/** A question with its topic, or several topics joined by `|` where each of them would be right. */
export interface ExpectedTopic {
  text: string;
  expected: string;
}

/** What must and must not be in the words of a reply. */
export interface ExpectedReply {
  as: Asker;
  /** An earlier question, which `text` follows. */
  before?: string;
  text: string;
  must?: string;
  mustNot?: string;
}

/** Everything that one run measures. */
export interface QuestionSet {
  questions: readonly ExpectedTopic[];
  outOfScope: readonly string[];
  /** The flags take the place of topics. */
  redFlags: readonly ExpectedTopic[];
  falseAlarms: readonly string[];
  injections: readonly string[];
  replies: readonly ExpectedReply[];
}

const FOLDER = path.join(import.meta.dirname, 'sets');

const readLines = (file: string): string[] =>
  readFileSync(path.join(FOLDER, file), 'utf8').trimEnd().split('\n');

export function readSet(name: 'develop' | 'held-out'): QuestionSet {
  const [, ...lines] = readLines(`${name}.tsv`);
  const byKind = Map.groupBy(
    lines.map((line) => {
      const [kind = '', expected = '', text = ''] = line.split('\t');
      return { kind, expected, text: text.replaceAll(String.raw`\n`, '\n') };
    }),
    ({ kind }) => kind,
  );
  const rows = (kind: string): ExpectedTopic[] => byKind.get(kind) ?? [];
  const texts = (kind: string): string[] => rows(kind).map(({ text }) => text);
  return {
    questions: rows('question'),
    outOfScope: texts('out_of_scope'),
    redFlags: rows('red_flag'),
    falseAlarms: texts('false_alarm'),
    injections: texts('injection'),
    replies: readLines(`${name}-replies.jsonl`).map((line) => JSON.parse(line) as ExpectedReply),
  };
}

/** All texts of members in a set, apart from those with an expected reply, which repeat some of them. */
export const textsOf = (set: QuestionSet): string[] => [
  ...[...set.questions, ...set.redFlags].map(({ text }) => text),
  ...set.outOfScope,
  ...set.falseAlarms,
  ...set.injections,
];
