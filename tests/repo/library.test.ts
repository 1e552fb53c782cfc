import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { librarySource, ownProps, storiesIn, userFolders } from './library-source.ts';
import { SPECIFIED } from './specified-stories.ts';

/** Smallest share of props with a doc comment. */
const LEAST_DOCUMENTED = 0.9;

/** Fewer components than this means that the check did not see the library. */
const FEWEST_COMPONENTS = 120;
const FEWEST_PROPS = 500;

const source = librarySource();
const stories = new Map(
  source.flatMap((file) =>
    file.file.endsWith('.stories.tsx') ? [[file.file, storiesIn(file)] as const] : [],
  ),
);
const specified = Object.entries(SPECIFIED).flatMap(([section, files]) =>
  Object.entries(files).map(([file, states]) => [section, `${file}.stories.tsx`, states.split(' ')] as const),
);

describe('the component library', () => {
  it.each(specified)('shows %s: %s in every state', (_, file, states) => {
    const missing = states.filter((state) => !stories.get(file)?.includes(state));
    expect(stories.has(file)).toBe(true);
    expect(missing).toEqual([]);
  });

  it('shows every component by itself, unless it is a part of one other', () => {
    const components = source.filter(({ file }) =>
      path.posix.dirname(file).endsWith(`/${path.basename(file, '.tsx')}`),
    );
    expect(components.length).toBeGreaterThan(FEWEST_COMPONENTS);
    const hidden = components.filter((component) => {
      const shown = stories.get(component.file.replace(/\.tsx$/, '.stories.tsx'));
      return shown === undefined ? userFolders(component, source).size !== 1 : !shown.includes('Default');
    });
    expect(hidden.map(({ file }) => file)).toEqual([]);
  });

  it('documents its props', () => {
    const props = source.flatMap(ownProps);
    const silent = props.filter(({ isDocumented }) => !isDocumented).map(({ name }) => name);
    const share = 1 - silent.length / props.length;
    process.stdout.write(
      `@daylit/ui: ${stories.size} story files, ${[...stories.values()].flat().length} stories; ` +
        `${props.length} props, ${(share * 100).toFixed(1)} % documented\n${silent.map((name) => `  no docstring: ${name}\n`).join('')}`,
    );
    expect(props.length).toBeGreaterThan(FEWEST_PROPS);
    expect(share).toBeGreaterThanOrEqual(LEAST_DOCUMENTED);
  });
});
