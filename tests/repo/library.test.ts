import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { librarySource, ownProps, storiesIn, userFolders } from './library-source.ts';
import { ROOT } from './repository-files.ts';
import { SPECIFIED } from './specified-stories.ts';

/** Smallest share of props with a doc comment. */
const LEAST_DOCUMENTED = 0.9;

/** Fewer components than this means that the check did not see the library. */
const FEWEST_COMPONENTS = 190;
const FEWEST_PROPS = 900;

const source = librarySource();
const storyFiles = source.filter(({ file }) => file.endsWith('.stories.tsx'));
const stories = new Map(storyFiles.map((file) => [file.file, storiesIn(file)]));
const specified = Object.entries(SPECIFIED).flatMap(([section, files]) =>
  Object.entries(files).map(([file, states]) => [section, `${file}.stories.tsx`, states.split(' ')] as const),
);

describe('the component library', () => {
  it.each(specified)('the component library shows %s: %s in every state', (_, file, states) => {
    const missing = states.filter((state) => !stories.get(file)?.includes(state));
    expect(stories.has(file)).toBe(true);
    expect(missing).toEqual([]);
  });

  it('the component library shows every component by itself, unless it is a part of one other', () => {
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

  it('the component library puts every story into the group of the sidebar to which its folder belongs', () => {
    const misplaced = storyFiles.filter(
      ({ file, text }) => /const meta = \{\s+title: '([^']*)'/.exec(text)?.[1] !== titleOf(file),
    );
    expect(misplaced.map(({ file }) => `${file}: ${titleOf(file)}`)).toEqual([]);
  });

  it('the component library hides the parts of one section: neither exported nor specified', () => {
    const index = source.find(({ file }) => file === 'index.ts')?.text ?? '';
    const known = new Set<string>(specified.map(([, file]) => file));
    const wrong = storyFiles.filter(({ file, text }) => {
      const isArea = !/^(primitives|parts|art)\//.test(file);
      const component = file.replace('.stories.tsx', '.tsx');
      const isComponent = source.some((other) => other.file === component);
      const isInner = isArea && isComponent && !index.includes(`'./${component}'`) && !known.has(file);
      return text.includes("tags: ['inner']") !== isInner;
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('the component library says for each component in the sidebar what to do and what not to do', () => {
    const listed = [
      ...readFileSync(`${ROOT}packages/ui/docs/guidance.ts`, 'utf8').matchAll(/^ {2}(\w+): \[/gm),
    ].map(([, name = '']) => name);
    const written = source.flatMap(({ file, text }) =>
      text.includes('* **Do') ? [path.basename(file, '.tsx')] : [],
    );
    const shown = storyFiles.filter(({ text }) => !text.includes("tags: ['inner']"));
    const components = new Set(shown.map(({ file }) => file.split('/').at(-2) ?? ''));
    const rules = new Set([...listed, ...written]);
    expect([...components].filter((name) => !rules.has(name))).toEqual([]);
    // A rule in two places would soon be two rules.
    expect(listed.filter((name) => written.includes(name) || !components.has(name))).toEqual([]);
  });

  it('the component library documents its props', () => {
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

/** The title of a story file: its group of the sidebar, its area, its folder. */
function titleOf(file: string): string {
  const [area = '', folder = '', name = ''] = file.replace('.stories.tsx', '').split('/');
  const component = name === folder ? folder : `${folder}/${name}`;
  if (area === 'primitives') return `Primitives/${component}`;
  if (area === 'parts') return `Parts/${component}`;
  if (area === 'art') return `Parts/Drawings/${component}`;
  if (/(Screen|Step)$/.test(folder)) return `Screens/${area}/${component}`;
  return `${/(Modal|Sheet)$/.test(folder) ? 'Modals' : 'Sections'}/${area}/${component}`;
}
