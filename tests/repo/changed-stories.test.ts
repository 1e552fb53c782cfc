import { describe, expect, it } from 'vitest';
import { type Contents, findChangedStories } from '../visual/changed-stories.ts';

const FILES = { button: 'Button.stories.tsx', screen: 'Screen.stories.tsx' };

/** A Storybook of two story files and a page; `changes` replaces the contents of some modules. */
function storybook(changes: Record<string, string> = {}): Contents {
  const module = (id: string, imports: string[] = [], loads: string[] = []) => [
    id,
    { hash: changes[id] ?? 'as it was', imports, loads },
  ];
  return {
    stories: [
      { id: 'button--default', file: FILES.button, exportName: 'Default' },
      { id: 'screen--default', file: FILES.screen, exportName: 'Default' },
      { id: 'screen--empty', file: FILES.screen, exportName: 'Empty' },
    ],
    pages: ['Start.mdx'],
    modules: Object.fromEntries([
      module('iframe.html', ['.storybook/preview.tsx', 'list of stories']),
      module('list of stories', [], [FILES.button, FILES.screen, 'Start.mdx']),
      module('.storybook/preview.tsx', ['global.css'], ['docs-page.tsx']),
      module('global.css'),
      module('docs-page.tsx', ['docs.css']),
      module('docs.css'),
      module('Start.mdx'),
      module(FILES.button, ['Button.tsx']),
      module(FILES.screen, ['Screen.tsx']),
      module('Screen.tsx', ['Button.tsx'], ['Map.tsx']),
      module('Map.tsx'),
      module('Button.tsx', ['Button.css']),
      module('Button.css'),
    ]),
  };
}

function changedIds(before: Contents, after: Contents): string[] {
  return findChangedStories(before, after).map(
    ({ before, after }) => `${before?.id ?? 'none'} → ${after?.id ?? 'none'}`,
  );
}

const ALL = ['button--default', 'screen--default', 'screen--empty'].map((id) => `${id} → ${id}`);

describe('the stories that a change affects', () => {
  it.each([
    ['nothing', {}, []],
    ['a stylesheet far below', { 'Button.css': 'red' }, ALL],
    ['a story file', { [FILES.screen]: 'longer' }, ALL.slice(1)],
    ['a module that is loaded on demand', { 'Map.tsx': 'larger' }, ALL.slice(1)],
    ['what the preview puts around all stories', { 'global.css': 'new tokens' }, ALL],
    ['the documentation', { 'docs.css': 'wider', 'Start.mdx': 'shorter' }, []],
  ])('the stories that a change affects are those that contain it: %s', (_name, changes, expected) => {
    expect(changedIds(storybook(), storybook(changes))).toEqual(expected);
  });

  it('the stories that a change affects are new ones and removed ones', () => {
    const after = storybook();
    const [first, , last] = after.stories;
    if (first === undefined || last === undefined) throw new Error('The example has three stories.');
    after.stories = [first, last, { ...last, id: 'screen--failed', exportName: 'Failed' }];
    expect(changedIds(storybook(), after)).toEqual(['none → screen--failed', 'screen--default → none']);
  });

  it('the stories that a change affects are the same stories under other titles', () => {
    const after = storybook({ [FILES.button]: 'another title' });
    after.stories = after.stories.map((story) => ({ ...story, id: `parts-${story.id}` }));
    expect(changedIds(storybook(), after)).toEqual(['button--default → parts-button--default']);
  });

  it('the stories that a change affects cannot be found when a list of modules is incomplete', () => {
    const orphan = { hash: 'new', imports: [], loads: [] };
    const after = storybook();
    after.modules['Unknown.tsx'] = orphan;
    expect(() => findChangedStories(storybook(), after)).toThrow('no story contains them: Unknown.tsx');
    const { [FILES.button]: _lost, ...modules } = storybook().modules;
    expect(() => findChangedStories(storybook(), { ...storybook(), modules })).toThrow(
      `lacks ${FILES.button}`,
    );
  });
});
