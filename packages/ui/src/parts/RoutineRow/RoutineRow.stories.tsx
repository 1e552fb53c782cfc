import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { StepGroup } from '../StepGroup/StepGroup.tsx';
import { RoutineRow } from './RoutineRow.tsx';

const product = {
  id: 'sample:oat-milk',
  name: 'Oat Milk Gel Cleanser',
  category: 'cleanser',
  image_url: null,
  is_custom: false,
  is_sample: false,
};

const meta = {
  title: 'Parts/RoutineRow',
  component: RoutineRow,
  args: {
    step: 'cleanser',
    product,
    instruction: 'Massage for half a minute with lukewarm water, then pat dry.',
    action: (
      <Button variant="tonal" size="small">
        Mark In Use
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <StepGroup daypart="night">
        <ul>{Story()}</ul>
      </StepGroup>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RoutineRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem');
    await expect(row).toHaveTextContent('CleanserOat Milk Gel CleanserMassage for half a minute');
    await expect(canvas.getByRole('button', { name: 'Mark In Use' })).toBeVisible();
    await expect(canvas.queryByText('Custom')).toBeNull();
  },
};

export const NoRecommendation: Story = {
  args: {
    step: 'eye_cream',
    product: null,
    instruction: undefined,
    note: 'Nothing in the photo asks for one.',
    action: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eye cream')).toBeVisible();
    await expect(canvas.getByText('No recommendation')).toBeVisible();
    await expect(canvas.getByText('Nothing in the photo asks for one.')).toBeVisible();
  },
};

/** Added by the member, with a short action that stays beside the name on phones. */
export const Custom: Story = {
  args: {
    step: 'mask',
    product: { ...product, name: 'Overnight Squalane Mask', category: 'mask', is_custom: true },
    instruction: undefined,
    note: 'Suggested in chat for cold weeks',
    actionWhenNarrow: 'beside',
    action: (
      <Button variant="danger" size="small">
        Remove
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Custom')).toBeVisible();
  },
};

export const Sample: Story = {
  args: { product: { ...product, is_sample: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: {
    product: {
      ...product,
      name: 'Extraordinarily Concentrated Overnight Niacinamide-and-Panthenol-Complex Milk for Face and Neck 400 ml',
      is_custom: true,
      is_sample: true,
    },
    instruction: 'Warm a small amount between both palms and press it in without rubbing. '.repeat(3),
    note: 'Suggested in chat for the cold and windy weeks around the turn of the year, and for long flights',
  },
};
