import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'I have read and agree', onCheckedChange: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The label can be clicked as well as the box, and the space bar works too. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read and agree' });
    await userEvent.click(canvas.getByText('I have read and agree'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Ticked: Story = { args: { defaultChecked: true } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('I have read and agree'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** The browser does not submit the form before the box is ticked, and moves the focus to the box. */
export const InForm: Story = {
  args: { name: 'agreed', value: 'yes', required: true },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()} onChange={fn()}>
      <Checkbox {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('checkbox');
    const form = canvasElement.querySelector('form');
    if (form === null) throw new Error('There is no form.');
    const submits: (FormDataEntryValue | null)[] = [];
    form.addEventListener('submit', () => submits.push(new FormData(form).get('agreed')));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(submits).toEqual([]);
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(submits).toEqual(['yes']);
  },
};

export const LongestText: Story = {
  args: {
    label:
      'I have read and agree to the Terms of Service, Privacy Policy, and Medical Disclaimer, and confirm that I am at least 13 years old.',
  },
};
