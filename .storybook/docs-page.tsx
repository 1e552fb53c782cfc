import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  Heading,
  Markdown,
  Subheading,
  Title,
  useOf,
  DocsContext,
} from '@storybook/addon-docs/blocks';
import { type ContextType, use } from 'react';
import styles from '../packages/ui/docs/docs.module.css';
import { DoDont } from '../packages/ui/docs/DoDont.tsx';
import { FramedStory } from '../packages/ui/docs/FramedStory.tsx';
import { GUIDANCE } from '../packages/ui/docs/guidance.ts';
import { PICTURES } from '../packages/ui/docs/RulePictures.tsx';
import { type Docstring, readDocstring } from './docs-rules.ts';
import { DocsTheme } from './docs-theme.ts';

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** What react-docgen read beside a component. */
interface Documented {
  __docgenInfo?: { description?: string };
}

/**
 * The page of a component: its purpose, its first story, its rules, its props and its other stories. Whole screens and
 * dialogs are shown in frames with a window of their own.
 */
export default function ComponentPage() {
  const { componentStories } = use(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const { __docgenInfo: docgen } = (preparedMeta.component ?? {}) as Documented;
  const docstring = readDocstring(docgen?.description ?? '');
  const isWhole = preparedMeta.parameters.layout === 'fullscreen';
  const [first, ...others] = componentStories();
  return (
    <>
      <Title />
      <Markdown>{docstring.purpose}</Markdown>
      {first && <Shown story={first} isWhole={isWhole} />}
      <Rules title={preparedMeta.title} docstring={docstring} />
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

interface RulesProps {
  title: string;
  docstring: Docstring;
}

/** What to do with the component and what not to do, from its docstring or else from our list. */
function Rules({ title, docstring }: RulesProps) {
  const name = title.split('/').at(-1) ?? '';
  const [say, not] = GUIDANCE[name] ?? [docstring.say, docstring.not];
  if (say === '' && not === '') return null;
  return (
    <>
      <Heading>Do and don’t</Heading>
      <DoDont say={say} not={not} pictures={PICTURES[name]} />
    </>
  );
}

function Shown({ story, isWhole }: { story: Story; isWhole: boolean }) {
  const theme = use(DocsTheme);
  if (isWhole) return <FramedStory id={story.id} name={story.name} theme={theme} />;
  return <Canvas of={story.moduleExport} />;
}
