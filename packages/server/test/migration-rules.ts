// What a migration may not do, because it would lock a table that people use for as long as it takes to read
// or rewrite it. The statements are split at semicolons, so none may stand within a text.

/** What is wrong with the statements of one migration. `before` are those of all migrations before it. */
export function problemsOf(statements: readonly string[], before: readonly string[] = []): string[] {
  const created = new Set<string>();
  const parts = split(statements);
  const earlier = split(before).join(';\n');
  return parts.flatMap((statement, index) => {
    const table = /^create (?:unlogged )?table (?:if not exists )?(\S+)/.exec(statement)?.[1];
    if (table !== undefined) created.add(table);
    const changed = TARGET.exec(statement)?.slice(1).find(Boolean);
    // Nobody uses a table of the same migration yet.
    if (changed === undefined || created.has(changed)) return [];
    const sofar = `${earlier};\n${parts.slice(0, index).join(';\n')}`;
    return RULES.flatMap(({ finds, unless, says }) =>
      finds.test(statement) && unless?.(statement, { earlier, sofar }) !== true
        ? [`${says}: ${statement}`]
        : [],
    );
  });
}

interface Past {
  /** The statements of earlier migrations. */
  earlier: string;
  /** Those and the earlier ones of the same migration. */
  sofar: string;
}

interface Rule {
  finds: RegExp;
  unless?(statement: string, past: Past): boolean;
  says: string;
}

/** The table of a statement that may lock one. */
const TARGET =
  /^(?:alter table (?:if exists )?(?:only )?(\S+)|create (?:unique )?index .*? ?on (?:only )?([^\s(]+))/;

const RULES: readonly Rule[] = [
  {
    finds: /^create (unique )?index (?!concurrently\b)/,
    says: 'An index of an existing table is made with createIndexConcurrently',
  },
  {
    finds: /\bset not null\b/,
    unless: (statement, { earlier }) => {
      const column = /alter (?:column )?(\S+) set not null/.exec(statement)?.[1] ?? '';
      const name = new RegExp(`add constraint (\\S+) check \\(${column} is not null\\) not valid`).exec(
        earlier,
      )?.[1];
      return name !== undefined && earlier.includes(`validate constraint ${name}`);
    },
    says: 'NOT NULL needs a check (column is not null) that earlier migrations added as not valid and validated',
  },
  {
    finds: /\badd (constraint \S+ )?(check|foreign key|unique|primary key|exclude)\b/,
    unless: (statement) => /\bnot valid$|\b(unique|primary key) using index\b/.test(statement),
    says: 'A constraint of an existing table is added as not valid, or using an index',
  },
  {
    finds: /\badd column\b.*\b(references|check|unique|primary key)\b/,
    says: 'A new column gets its constraint in a statement of its own, as not valid',
  },
  {
    finds: /\bvalidate constraint\b/,
    unless: (statement, { earlier }) =>
      earlier.includes(`add constraint ${/validate constraint (\S+)/.exec(statement)?.[1]} `),
    says: 'A constraint is validated in a migration after the one that added it',
  },
  {
    finds: /\balter (column )?\S+ (set data )?type\b/,
    says: 'Another type rewrites the table: add a column',
  },
  {
    finds:
      /\badd column\b.*\b(default (gen_random_uuid|clock_timestamp|random|nextval)\(|generated always as .* stored|(big|small)?serial\b)/,
    says: 'A value for each row rewrites the table: add the column without it',
  },
];

function split(statements: readonly string[]): string[] {
  return statements
    .flatMap((text) => text.toLowerCase().replaceAll('"', '').split(';'))
    .map((statement) => statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}
