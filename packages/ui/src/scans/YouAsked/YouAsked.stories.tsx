import { CARE_CARD_EXAMPLE, SCAN_REPLY_EXAMPLE } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { YouAsked } from './YouAsked.tsx';

const reply = SCAN_REPLY_EXAMPLE;

const meta = {
  title: 'Sections/scans/YouAsked',
  component: YouAsked,
  args: {
    user_message: 'Is the redness really gone, or is it the light?',
    reply: {
      ...reply,
      message:
        'In this photo hardly any is left. [1] The light is like that of your other photos. It went down in June.\n\nYour plan stays the same.',
    },
    scanId: 7,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof YouAsked>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'You asked' })).toHaveTextContent(
      '“Is the redness really gone, or is it the light?”In this photo hardly any is left. The light is like that of your other photos. It went down in June.Go on in Chat',
    );
    await expect(canvas.getByRole('link', { name: 'Go on in Chat' })).toHaveAttribute(
      'href',
      '/chat?checkin=7',
    );
  },
};

export const NotUnderstood: Story = {
  args: {
    user_message: 'qwrt zzxv plmk',
    reply: {
      message: 'I am not sure what you mean. You can ask it in other words.',
      answer: { ...reply.answer, kind: 'cannot_answer' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^I am not sure what you mean\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on in Chat' })).toBeVisible();
  },
};

/** The card of the red flag, and nothing of the question. */
export const RedFlag: Story = {
  args: {
    reply: {
      message: CARE_CARD_EXAMPLE.title,
      answer: { ...reply.answer, kind: 'red_flag', care: CARE_CARD_EXAMPLE },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: CARE_CARD_EXAMPLE.title })).toBeVisible();
    await expect(canvas.queryByText('You asked')).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    user_message: 'Moisturizedmoisturized '.repeat(87).slice(0, 2000),
    reply: { ...reply, message: 'Unbroken'.repeat(500) },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
