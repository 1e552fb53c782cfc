import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Parts of your account',
    value: 'account',
    tabs: [
      { value: 'account', label: 'Account', panel: <p>Your details stand here.</p> },
      { value: 'billing', label: 'Billing', panel: <p>Your plan stands here.</p> },
      { value: 'privacy', label: 'Privacy', panel: <p>Your consents stand here.</p> },
    ],
    onValueChange: fn(),
  },
  parameters: { layout: 'padded' },
  render: function TabsStory(args: TabsProps<string>) {
    const [value, setValue] = useState(args.value);
    const handleChange = (chosen: string) => {
      args.onValueChange(chosen);
      setValue(chosen);
    };
    return <Tabs {...args} value={value} onValueChange={handleChange} />;
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The row is one tab stop; arrow keys and End select a tab; the panel is labelled by its tab. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Account' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const billing = canvas.getByRole('tab', { name: 'Billing' });
    await expect(billing).toHaveFocus();
    await expect(billing).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('billing');
    await expect(canvas.getByRole('tabpanel', { name: 'Billing' })).toHaveTextContent('Your plan');
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('privacy');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Account' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const SecondChosen: Story = {
  args: { value: 'billing' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your details stand here.')).toBeNull();
  },
};

/** The row scrolls sideways and the page does not. */
export const LongestText: Story = {
  args: {
    tabs: ['Everything about your account', 'Everything about what you pay', 'Everything that we keep'].map(
      (label, index) => ({ value: index === 0 ? 'account' : label, label, panel: label }),
    ),
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist').scrollWidth).toBeGreaterThan(280);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
