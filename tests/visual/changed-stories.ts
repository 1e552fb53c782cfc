import type { ModuleList } from '../../.storybook/module-list.ts';

export interface Story {
  id: string;
  /** The path of its file from the root of the repository. */
  file: string;
  /** The name under which the file exports it. */
  exportName: string;
}

/** What a built Storybook says about itself. */
export interface Contents {
  stories: Story[];
  /** The paths of the pages of documentation, which contain no stories. */
  pages: string[];
  modules: ModuleList;
}

/** A story on both sides, or on one of them when it is new or removed. */
export interface StoryPair {
  before: Story | undefined;
  after: Story | undefined;
}

/** The page that shows all stories. It imports the preview, and loads stories and documentation on demand. */
const ENTRY = 'iframe.html';
const PREVIEW = '.storybook/preview.tsx';

/**
 * The stories that are new, removed or affected by a change: a module differs among all that the story's file
 * imports, directly or not, or among those of the preview. Throws when a changed module belongs to no story
 * and to no documentation, because then the lists are incomplete and a changed story would be missed.
 */
export function findChangedStories(before: Contents, after: Contents): StoryPair[] {
  const [old, now] = [fingerprintStories(before), fingerprintStories(after)];
  const pairs = pairStories(before.stories, after.stories).filter(
    (pair) =>
      pair.before === undefined ||
      pair.after === undefined ||
      old.get(pair.before.file) !== now.get(pair.after.file),
  );
  const missed = findChangedModules(before, after);
  if (pairs.length === 0 && missed.length > 0)
    throw new Error(`These modules changed, but no story contains them: ${missed.join(', ')}`);
  return pairs;
}

/** A story is the same one when its file and its export have the same name. Its title may change. */
function pairStories(before: Story[], after: Story[]): StoryPair[] {
  const keyOf = ({ file, exportName }: Story) => `${file}#${exportName}`;
  const old = new Map(before.map((story) => [keyOf(story), story]));
  const now = new Map(after.map((story) => [keyOf(story), story]));
  return [...new Set([...now.keys(), ...old.keys()])].map((key) => ({
    before: old.get(key),
    after: now.get(key),
  }));
}

/** For each story file, the contents of all modules that can change its stories. */
function fingerprintStories({ stories, modules }: Contents): Map<string, string> {
  const preview = reach(modules, [ENTRY], ({ imports }) => imports);
  if (!preview.has(PREVIEW)) throw new Error(`The list of modules lacks ${PREVIEW}.`);
  return new Map(
    [...new Set(stories.map(({ file }) => file))].map((file) => {
      const all = new Set([...preview, ...reach(modules, [file], importsAndLoads)]);
      const lines = [...all].map((id) => `${id} ${modules[id]?.hash}`);
      return [file, lines.sort((one, other) => one.localeCompare(other)).join('\n')];
    }),
  );
}

/** The modules that differ, without the modules of the documentation. */
function findChangedModules(before: Contents, after: Contents): string[] {
  const documentation = new Set([...documentationOf(before), ...documentationOf(after)]);
  const ids = new Set([...Object.keys(before.modules), ...Object.keys(after.modules)]);
  return [...ids].filter(
    (id) => !documentation.has(id) && before.modules[id]?.hash !== after.modules[id]?.hash,
  );
}

/** The modules of the pages, and of what the preview loads when a page opens. */
function documentationOf({ stories, pages, modules }: Contents): Set<string> {
  const files = new Set(stories.map(({ file }) => file));
  const preview = reach(modules, [ENTRY], ({ imports }) => imports);
  const onDemand = [...preview].flatMap((id) => modules[id]?.loads ?? []).filter((id) => !files.has(id));
  return reach(modules, [...pages, ...onDemand], importsAndLoads);
}

function importsAndLoads({ imports, loads }: ModuleList[string]): string[] {
  return [...imports, ...loads];
}

/** The modules that can be reached from some of them. */
function reach(
  modules: ModuleList,
  from: string[],
  next: (module: ModuleList[string]) => string[],
): Set<string> {
  const reached = new Set(from);
  // A set that grows while it is read is read to its new end.
  for (const id of reached) {
    const module = modules[id];
    if (module === undefined) throw new Error(`The list of modules lacks ${id}.`);
    for (const other of next(module)) reached.add(other);
  }
  return reached;
}
