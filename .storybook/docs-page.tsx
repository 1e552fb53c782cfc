import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  Heading,
  Subheading,
  Title,
  useOf,
  DocsContext,
} from '@storybook/addon-docs/blocks';
import { type ContextType, use } from 'react';
import styles from '../packages/ui/docs/docs.module.css';
import { DoDont } from '../packages/ui/docs/DoDont.tsx';
import { FramedStory } from '../packages/ui/docs/FramedStory.tsx';
import { GUIDANCE } from '../packages/ui/docs/guidance/guidance.ts';
import { PICTURES } from '../packages/ui/docs/guidance/pictures.tsx';
import { DocsTheme } from './docs-theme.ts';

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/**
 * The page of a component: its purpose, its first story, its rules, its props and its other stories. Whole screens and
 * dialogs are shown in frames with a window of their own.
 */
export default function ComponentPage() {
  const { componentStories } = use(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const isWhole = preparedMeta.parameters.layout === 'fullscreen';
  const [first, ...others] = componentStories();
  return (
    <>
      <Title />
      <Description of="meta" />
      {first && <Shown story={first} isWhole={isWhole} />}
      <Rules title={preparedMeta.title} />
      <Heading>Props</Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <section aria-label="Props" tabIndex={0} className={styles.Wide}>
        {isWhole ? <ArgTypes /> : <Controls />}
      </section>
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <section key={story.id} className={styles.Story}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Shown story={story} isWhole={isWhole} />
        </section>
      ))}
    </>
  );
}

/** What to do with the component and what not to do. Inner parts and further story files have no rules. */
function Rules({ title }: { title: string }) {
  const name = title.split('/').at(-1) ?? '';
  const rule = GUIDANCE[name];
  if (rule === undefined) return null;
  return (
    <>
      <Heading>Do and don’t</Heading>
      <DoDont say={rule[0]} not={rule[1]} pictures={PICTURES[name]} />
    </>
  );
}

function Shown({ story, isWhole }: { story: Story; isWhole: boolean }) {
  const theme = use(DocsTheme);
  if (isWhole) return <FramedStory id={story.id} name={story.name} theme={theme} />;
  return <Canvas of={story.moduleExport} />;
}
