import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SampleScreen } from './SampleScreen.tsx';

const meta = {
  title: 'Screens/scans/SampleScreen',
  component: SampleScreen,
  args: { isSignedIn: false },
  parameters: { shell: { session: 'signed_out', path: '/sample' } },
} satisfies Meta<typeof SampleScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A whole report that first says that it is a sample, and asks for nothing. */
export const Default: Story = {
  name: 'Signed Out',
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Sample report');
    await expect(main.getByRole('note')).toHaveTextContent(/^Sample\. This is a drawn face/);
    await expect(main.getByRole('region', { name: 'Skin Analysis Report' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/register');
    await expect(main.queryByRole('button', { name: 'Send Feedback' })).toBeNull();
    await expect(main.queryByRole('link', { name: 'Page for a doctor’s visit' })).toBeNull();
  },
};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  parameters: { shell: { session: 'signed_in', path: '/sample' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
  },
};
