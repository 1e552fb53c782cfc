import type { SkipReason } from './skip-reasons.ts';

/** One product as Open Beauty Facts exports it, in whichever format. */
export interface ObfRow {
  code: string;
  /** In the order in which they are preferred. */
  names: readonly string[];
  brands: string;
  categories: readonly string[];
  labels: readonly string[];
  /** The list in each language that has one. */
  ingredientTexts: readonly string[];
  quantity: string;
  openedFor: readonly string[];
  /** Seconds since 1970. */
  modified: number;
  isObsolete: boolean;
}

/** Reads one line, or says why it cannot. */
export type RowReader = (line: string) => ObfRow | SkipReason;

/** The columns without which a file is none of Open Beauty Facts. */
const NEEDED = ['code', 'product_name', 'ingredients_text'] as const;

/** A file whose first line names none of the formats. */
export class WrongHeader extends Error {}

/** Reads lines with tabs between the columns, by the names of the header and never by position. */
export function readTabbedHeader(header: string): RowReader {
  const columns = new Map(
    header
      .replace(/^\uFEFF/, '')
      .split('\t')
      .map((name, at) => [name.trim(), at]),
  );
  const missing = NEEDED.filter((name) => !columns.has(name));
  if (missing.length > 0)
    throw new WrongHeader(`The first line of the file does not name the columns ${missing.join(', ')}.`);
  const width = columns.size;
  const names = [...columns.keys()]
    .filter((name) => /^product_name(_[a-z]{2})?$/.test(name))
    .sort(byPreference);
  const texts = [...columns.keys()].filter((name) => /^ingredients_text(_[a-z]{2})?$/.test(name));
  return (line) => {
    const cells = line.split('\t');
    // A line break or a tab inside a cell shifts the columns: no value in such a line can be trusted.
    if (cells.length !== width) return 'unreadable';
    const cell = (name: string) => unquote(cells[columns.get(name) ?? -1] ?? '');
    return {
      code: cell('code'),
      names: names.map(cell),
      brands: cell('brands'),
      categories: tags(cell('categories_tags')),
      labels: tags(cell('labels_tags')),
      ingredientTexts: texts.map(cell),
      quantity: cell('quantity'),
      openedFor: tags(cell('periods_after_opening_tags')),
      modified: Number(cell('last_modified_t')) || 0,
      isObsolete: isYes(cell('obsolete')),
    };
  };
}

/** Reads one product from a line of JSON. */
export const readJsonRow: RowReader = (line) => {
  const row = parseObject(line);
  if (row === null) return 'unreadable';
  const keys = Object.keys(row);
  return {
    code: text(row['code']),
    names: keys
      .filter((key) => /^product_name(_[a-z]{2})?$/.test(key))
      .sort(byPreference)
      .map((key) => text(row[key])),
    brands: text(row['brands']),
    categories: list(row['categories_tags']),
    labels: list(row['labels_tags']),
    ingredientTexts: keys
      .filter((key) => /^ingredients_text(_[a-z]{2})?$/.test(key))
      .map((key) => text(row[key])),
    quantity: text(row['quantity']),
    openedFor: list(row['periods_after_opening_tags']),
    modified: Number(row['last_modified_t']) || 0,
    isObsolete: row['obsolete'] === true || isYes(text(row['obsolete'])),
  };
};

function parseObject(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** The product's own name, then the English one, then any other. */
function byPreference(one: string, other: string): number {
  return rankOf(one) - rankOf(other);
}

function rankOf(column: string): number {
  if (column === 'product_name') return 0;
  return column === 'product_name_en' ? 1 : 2;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : tags(text(value));
}

function tags(cell: string): string[] {
  return cell === '' ? [] : cell.split(',').map((tag) => tag.trim());
}

/** The export promises no quotes, but programs that save the file again add them. */
function unquote(cell: string): string {
  return cell.startsWith('"') && cell.endsWith('"') && cell.length > 1
    ? cell.slice(1, -1).replaceAll('""', '"')
    : cell;
}

function isYes(word: string): boolean {
  return ['1', 'on', 'true', 'yes'].includes(word);
}
