import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, userEvent } from 'storybook/test';
import { CARE_CARD_EXAMPLE } from '@daylit/contract';
import { CareCard, type CareCardProps } from './CareCard.tsx';

const care: CareCardProps['care'] = CARE_CARD_EXAMPLE;

const meta = {
  title: 'Parts/CareCard',
  component: CareCard,
  args: { care },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CareCard>;

export default meta;

type Story = StoryObj<typeof meta>;

function clipboard(writeText: () => Promise<void>) {
  return () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(writeText));
    return () => mocked(navigator.clipboard.writeText).mockRestore();
  };
}

export const Default: Story = {
  beforeEach: clipboard(async () => undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Make a page for the doctor' })).toHaveAttribute(
      'href',
      '/hand-over',
    );
    await expect(canvas.getByText(/^Until then/).parentElement).toHaveTextContent(/^Until then, leave it/);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy what to say' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(care.words_to_say);
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied.');
  },
};

/** The browser refuses to copy: the words are shown instead. */
export const CopyFailed: Story = {
  beforeEach: clipboard(async () => {
    throw new DOMException('no', 'NotAllowedError');
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy what to say' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(`“${care.words_to_say ?? ''}”`);
  },
};

export const NothingToSay: Story = {
  args: { care: { ...care, words_to_say: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    care: {
      title: 'Hyperconcentratedmicroencapsulated '.repeat(2),
      sentence: 'Somebody should look at this in person. '.repeat(10),
      steps: care.steps.map((step) => ({ ...step, text: 'Unbroken'.repeat(37) })),
      words_to_say: 'It hurts. '.repeat(20),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
