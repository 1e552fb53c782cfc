import type { Meta, StoryObj } from '@storybook/react-vite';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { expect, waitFor } from 'storybook/test';
import { SectionRail } from './SectionRail.tsx';

/** Not rendered on narrow screens. */
const meta = {
  title: 'Parts/SectionRail',
  component: SectionRail,
  args: {
    label: 'Plan sections',
    sections: [
      { id: 'rail-morning', title: 'Daily – morning', icon: <Sun size={17} /> },
      { id: 'rail-night', title: 'Daily – night', icon: <Moon size={17} />, state: ', still to come' },
      { id: 'rail-weekly', title: 'Weekly / As Needed' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '236px 1fr', alignItems: 'start' }}>
      <SectionRail {...args} />
      <div>
        {args.sections.map(({ id, title }) => (
          <div key={id} id={id} style={{ height: 600 }}>
            {title}
          </div>
        ))}
      </div>
    </div>
  ),
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SectionRail>;

export default meta;

type Story = StoryObj<typeof meta>;

const isWide = () => matchMedia('(min-width: 641px)').matches;

export const Default: Story = {
  play: async ({ canvas }) => {
    if (!isWide()) return;
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Daily – morning', '#rail-morning'],
      ['Daily – night, still to come', '#rail-night'],
      ['Weekly / As Needed', '#rail-weekly'],
    ]);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Daily – morning');
  },
};

/** The mark moves when a section's top passes 150 px, and not before. */
export const FollowsTheReader: Story = {
  play: async ({ canvas, canvasElement }) => {
    if (!isWide()) return;
    const night = canvasElement.querySelector('#rail-night');
    const expectCurrent = (title: string) =>
      waitFor(() => expect(canvas.getByRole('link', { current: true })).toHaveTextContent(title));
    scrollBy({ top: (night?.getBoundingClientRect().top ?? 0) - 150, behavior: 'instant' });
    await expectCurrent('Daily – night');
    scrollBy({ top: -10, behavior: 'instant' });
    await expectCurrent('Daily – morning');
  },
};

/** In a row that is wider than the page, the current link is brought to its middle. */
export const RowFollowsTheReader: Story = {
  args: { style: { display: 'flex', maxWidth: 200, overflowX: 'auto' } },
  parameters: { exempt: { sidewaysScroll: 'A row that scrolls sideways is what this story shows.' } },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('navigation');
    await expect(row.scrollLeft).toBe(0);
    const night = canvasElement.querySelector('#rail-night');
    scrollBy({ top: (night?.getBoundingClientRect().top ?? 0) - 150, behavior: 'instant' });
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Daily – night'),
    );
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(50));
  },
};

export const LongestText: Story = {
  args: {
    sections: [
      {
        id: 'rail-morning',
        title: 'What to do on the first morning after a very long flight',
        icon: <Sun />,
      },
    ],
  },
};
