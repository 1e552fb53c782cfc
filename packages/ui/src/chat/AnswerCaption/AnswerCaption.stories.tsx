import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answerFacts } from '../fixtures.ts';
import { AnswerCaption } from './AnswerCaption.tsx';

const model = { place: 'model', model: 'Llama 3.3 70B', host: 'ai.example' } as const;

const meta = {
  title: 'Sections/chat/AnswerCaption',
  component: AnswerCaption,
  tags: ['inner'],
  args: { answer: answerFacts, created_at: '2026-11-20T09:28:00Z' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AnswerCaption>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answered on this server')).toBeVisible();
  },
};

export const ByAModel: Story = {
  args: { answer: { ...answerFacts, answered_by: model } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answered by Llama 3.3 70B, ai.example')).toBeVisible();
  },
};

export const ModelFailed: Story = {
  args: { answer: { ...answerFacts, answered_by: { ...model, place: 'server_instead' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The model did not answer; this server did')).toBeVisible();
  },
};

export const FixedAnswer: Story = {
  args: { answer: { ...answerFacts, kind: 'red_flag' }, created_at: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A fixed answer, written by people, the same for everybody')).toBeVisible();
  },
};
