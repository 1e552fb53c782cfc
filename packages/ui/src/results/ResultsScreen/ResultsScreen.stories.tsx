import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { completeReport, damagedReport, halfwayReport, photoReceipt } from '../fixtures.ts';
import { ResultsScreen } from './ResultsScreen.tsx';

const meta = {
  component: ResultsScreen,
  args: {
    stages: completeReport,
    created_at: '2026-11-18T12:00:00Z',
    thumbnailUrl: null,
    photo_receipt: photoReceipt,
    onSendFeedback: fn(),
  },
} satisfies Meta<typeof ResultsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
