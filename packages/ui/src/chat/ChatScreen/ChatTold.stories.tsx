import { CRISIS_HELP_EXAMPLE } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answerFacts, assistantMessage, toldFacts, toldMessages, userMessage } from '../fixtures.ts';
import { ChatScreen } from './ChatScreen.tsx';
import * as Screen from './ChatScreen.stories.tsx';

const meta = {
  title: 'Screens/chat/ChatScreen/ChatTold',
  component: ChatScreen,
  args: Screen.default.args,
  parameters: Screen.default.parameters,
} satisfies Meta<typeof ChatScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { messages: { state: 'ready', value: toldMessages } },
  play: async ({ args, canvas }) => {
    const known = within(canvas.getByRole('region', { name: 'What you told me' }));
    await userEvent.click(known.getByRole('button', { name: 'Take back: You are breastfeeding' }));
    await expect(args.told.onTakeBack).toHaveBeenCalledWith({ fact_id: 'pregnancy' });
    await userEvent.click(canvas.getByRole('button', { name: 'Keep for next time' }));
    await expect(args.told.onKeep).toHaveBeenCalledWith({ fact: toldFacts[0] });
  },
};

/** What was told in an earlier conversation does not hold any more, and cannot be chosen about. */
export const ToldBefore: Story = {
  args: {
    messages: {
      state: 'ready',
      value: [...toldMessages, { ...userMessage(48, 'And now?'), starts_conversation: true }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('you are allergic to aspirin')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'What you told me' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Not true' })).toBeNull();
  },
};

/** An open crisis takes the place of what was told, and of the allowance. */
export const Crisis: Story = {
  args: {
    messages: {
      state: 'ready',
      value: [
        ...toldMessages,
        userMessage(48, 'please don’t send me to a hotline'),
        {
          ...assistantMessage(49, 'All right. You decide.\n\nIs somebody near you right now?'),
          answer: {
            ...answerFacts,
            kind: 'red_flag',
            sources: [],
            follow_ups: ['Yes, somebody is here', 'I am safe. Let’s go on'],
            crisis: CRISIS_HELP_EXAMPLE,
            told: [...toldFacts],
          },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'What you told me' })).toBeNull();
    await expect(canvas.getByPlaceholderText('Write if you like')).toBeVisible();
    await expect(canvas.queryByText(/messages left/)).toBeNull();
  },
};
