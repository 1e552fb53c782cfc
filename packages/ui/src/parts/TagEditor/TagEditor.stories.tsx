import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { type ActionState, IDLE } from '../../lib/states.ts';
import { TagEditor, type TagEditorProps } from './TagEditor.tsx';

const meta = {
  title: 'Parts/TagEditor',
  component: TagEditor,
  args: {
    label: 'Goals',
    addLabel: 'Add a goal',
    tags: ['Even tone', 'Hydrated skin'],
    saving: IDLE,
    onChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TagEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** By keyboard alone: Enter and comma add a tag. Blanks and duplicates are dropped, ignoring case. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Add a goal' });
    await expect(parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
    await userEvent.click(field);
    await userEvent.keyboard(' , Calm,even TONE{Enter}  {Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(['Even tone', 'Hydrated skin', 'Calm']);
    await expect(texts(canvas.getByRole('list', { name: 'Goals' }))).toEqual([
      'Even tone',
      'Hydrated skin',
      'Calm',
      'Add a goal',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('even TONE is there already.');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** Enter of an input method accepts the composed word and adds nothing. Safari tells it by the code alone. */
export const InputMethod: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '保湿');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(field).toHaveValue('保湿');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** The plus button and leaving the field add what was typed. Commas separate several tags. */
export const PlusAndLeaving: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Calm, Rested');
    await expect(canvas.getByRole('status')).toHaveTextContent('Calm added.');
    await expect(field).toHaveValue('Rested');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Goals' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Even tone', 'Hydrated skin', 'Calm', 'Rested']);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Glow');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(canvas.getByText('Glow')).toBeVisible();
  },
};

/** The focus moves to the next tag; after the last one, to the field. */
export const Removing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Even tone' }));
    await expect(args.onChange).toHaveBeenCalledWith(['Hydrated skin']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Even tone removed.');
    await expect(canvas.queryByText('Even tone')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove Hydrated skin' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByText('None')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { tags: [] },
  play: async ({ canvas }) => {
    await expect(texts(canvas.getByRole('list', { name: 'Goals' }))).toEqual(['None', 'Add a goal']);
  },
};

/** An editor whose changes all have the same outcome. */
function ending(end: ActionState) {
  return function Held(args: TagEditorProps) {
    const [saving, setSaving] = useState<ActionState>(IDLE);
    return (
      <TagEditor
        {...args}
        saving={saving}
        onChange={(tags) => {
          args.onChange(tags);
          setSaving(end);
        }}
      />
    );
  };
}

/** Shown at once, before the answer. A further change includes it in its list. */
export const Saving: Story = {
  render: ending({ state: 'busy' }),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Calm,');
    await expect(canvas.getByText('Calm')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Even tone' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Hydrated skin', 'Calm']);
    await expect(canvas.getByText('Calm')).toBeVisible();
    await expect(canvas.queryByText('Even tone')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Saving failed: the added text is in the field again and the tag is gone. */
export const AddingFailed: Story = {
  render: ending({ state: 'failed', detail: null }),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Calm{Enter}');
    await expect(field).toHaveValue('Calm');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be saved. Please try again.');
    await expect(field).toHaveAccessibleDescription('This could not be saved. Please try again.');
    await expect(canvas.queryByRole('button', { name: 'Remove Calm' })).toBeNull();
  },
};

/** Saving failed: the tag returns to its place. The server's own sentence replaces ours. */
export const RemovingFailed: Story = {
  render: ending({ state: 'failed', detail: 'Wait 5 seconds before the next change.' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Even tone' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wait 5 seconds before the next change.');
    await expect(texts(canvas.getByRole('list', { name: 'Goals' }))).toEqual([
      'Even tone',
      'Hydrated skin',
      'Add a goal',
    ]);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const LongestText: Story = {
  args: {
    tags: [
      'Calmer cheeks and forehead in the evening after a long day out in cold and windy weather',
      'Skin-that-feels-comfortable-without-thinking-about-it-in-the-morning-or-at-night',
      ...Array.from({ length: 24 }, (_, i) => `Goal number ${i + 1}`),
    ],
  },
};
