import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { drawnSelfie } from '../../parts/FileDrop/fixtures.ts';
import { ResumedCard } from './ResumedCard.tsx';

const photoChange = fn();
const goalsChange = fn();

const meta = {
  title: 'Sections/registration/ResumedCard',
  component: ResumedCard,
  args: {
    photo: { file: drawnSelfie(), status: 'pass', onChange: photoChange },
    goals: { goals: ['Even tone', 'Hydrated skin'], onChange: goalsChange },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ResumedCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(/^Welcome back\. Everything is still here\./);
    await expect(canvas.getByText('Even tone, hydrated skin')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change photo' }));
    await expect(photoChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Change goals' }));
    await expect(goalsChange).toHaveBeenCalledOnce();
  },
};

export const OnlyPhoto: Story = {
  args: { photo: { file: drawnSelfie(), status: 'warn', onChange: fn() }, goals: undefined },
};

export const OnlyGoals: Story = { args: { photo: undefined, goals: { goals: [], onChange: fn() } } };

/** On the photo's step, when nothing else was answered. */
export const NothingElse: Story = {
  args: { photo: undefined, goals: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    goals: {
      goals: [
        'Glowing skin',
        'Younger appearance',
        'Less of the dryness that begins with the heating each winter',
      ],
      onChange: fn(),
    },
  },
};
