import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Verdict } from './Verdict.tsx';

const meta = {
  title: 'Parts/Verdict',
  component: Verdict,
  args: {
    kind: 'calmer',
    title: 'Calmer since June\u00A024',
    text: 'Redness went from about\u00A02 to below 1, over five scans. Shine is calmer too.',
  },
  decorators: [(Story) => <div style={{ width: 318, maxWidth: '100%' }}>{Story()}</div>],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Verdict>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Calmer since June 24');
    await expect(canvas.getByText(/Shine is calmer too\.$/)).toBeVisible();
  },
};

/** An increase is not called worse, and is not red. */
export const Stronger: Story = {
  args: {
    kind: 'stronger',
    title: 'A little more since August\u00A026',
    text: 'Shine went from about\u00A01 to about\u00A02, over three scans.',
  },
};

export const Steady: Story = {
  args: {
    kind: 'steady',
    title: 'Steady since June\u00A024',
    text: 'We see no change in any of your eight signs, over five scans.',
  },
};

export const TooFew: Story = {
  args: {
    kind: 'too_few',
    title: 'Too early to tell',
    text: 'Two scans are too few to name a change in redness. Take the next one in the same light.',
  },
};

export const NotComparable: Story = {
  args: {
    kind: 'not_comparable',
    title: 'November\u00A025 can’t be compared',
    text: 'The light came from one side.',
  },
};

/** In a section of a report, which has its own title. */
export const InACard: Story = {
  args: { size: 'card', text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Calmer since June 24');
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
};

/** Text at double size on the narrowest phone. */
export const LargeText: Story = { globals: { viewport: { value: 'smallPhone' }, textSize: '200%' } };
