import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One photograph of a collection. */
export interface Shot {
  file: string;
  person: string;
  /** Which of a person's photographs this is, such as `neutral`. */
  shot: string;
  /** Years; null where the collection does not say. */
  age: number | null;
  /** The collection's own word for the tone of the skin; null where it has none. */
  tone: string | null;
}

const LIST = 'faces.csv';
const COLUMNS = ['file', 'person', 'shot', 'age', 'tone'] as const;
const NAMED = /^(?<person>.+)_(?<shot>[^_]+)\.(?:jpe?g|png|webp)$/i;

/**
 * The photographs of a folder, by person. They are listed in its `faces.csv`, or else named
 * `PERSON_SHOT.jpg`. Throws an `Error` that names the line or the file that fits neither.
 */
export function collectionIn(folder: string): Shot[] {
  const list = path.join(folder, LIST);
  const shots = existsSync(list)
    ? listed(readFileSync(list, 'utf8')).map((shot) => ({ ...shot, file: path.join(folder, shot.file) }))
    : readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => named(folder, name));
  if (shots.length === 0) throw new Error(`No photographs in ${folder}.`);
  return shots.toSorted((a, b) => a.person.localeCompare(b.person) || a.shot.localeCompare(b.shot));
}

/** The lines of a `faces.csv`. Values hold no commas and no quotes; empty is unknown. */
export function listed(text: string): Shot[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split(',').map((name) => name.trim());
  const missing = COLUMNS.slice(0, 3).filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new Error(`${LIST} lacks the column ${missing.join(', ')}.`);
  return lines.map((line, index) => {
    const values = line.split(',').map((value) => value.trim());
    const valueOf = (column: (typeof COLUMNS)[number]): string | null =>
      values[columns.indexOf(column)] || null;
    const [file, person, shot] = [valueOf('file'), valueOf('person'), valueOf('shot')];
    if (!file || !person || !shot)
      throw new Error(`${LIST}, line ${index + 2}: file, person or shot is empty.`);
    const age = valueOf('age');
    return { file, person, shot, age: age === null ? null : Number(age), tone: valueOf('tone') };
  });
}

function named(folder: string, name: string): Shot[] {
  if (!/\.(?:jpe?g|png|webp)$/i.test(name)) return [];
  const { person, shot } = NAMED.exec(path.basename(name))?.groups ?? {};
  if (!person || !shot) throw new Error(`${name} is not named PERSON_SHOT, and there is no ${LIST}.`);
  return [{ file: path.join(folder, name), person, shot, age: null, tone: null }];
}
