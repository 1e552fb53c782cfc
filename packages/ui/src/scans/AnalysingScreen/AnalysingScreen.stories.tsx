import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { drawnSelfie } from '../../parts/FileDrop/fixtures.ts';
import { checkedReport, completeReport, halfwayReport } from '../report-fixtures.ts';
import { AnalysingScreen } from './AnalysingScreen.tsx';
import { ANALYSING_MESSAGES } from './analysing-messages.ts';

const meta = {
  title: 'Screens/scans/AnalysingScreen',
  component: AnalysingScreen,
  parameters: { shell: { session: 'signed_in', path: '/upload', footer: 'none' } },
} satisfies Meta<typeof AnalysingScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { status: 'running', tens: 2, report: halfwayReport, photo: drawnSelfie() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Analyzing...');
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
      'Looking at texture across your cheeks and forehead',
    );
  },
};

export const First: Story = { args: { status: 'running', tens: 0, report: {}, photo: drawnSelfie() } };

/** The page was reloaded, and the browser no longer has the photo. */
export const Second: Story = { args: { status: 'running', tens: 1, report: {} } };

/** Other scans come first. */
export const InTheQueue: Story = {
  args: {
    status: 'running',
    tens: 1,
    report: checkedReport,
    place: 3,
    photo: drawnSelfie(),
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
      '2 scans before yours',
    );
  },
};

/** What has arrived brings the next message earlier than the clock does. */
export const Fourth: Story = {
  args: {
    status: 'running',
    tens: 0,
    report: { ...halfwayReport, condition_notes: completeReport.condition_notes },
    photo: drawnSelfie(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choosing the steps of your care plan')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Face map\./ })).toBeVisible();
  },
};

/** The last message stays, however long the analysis takes, and the page says that nothing is lost. */
export const Last: Story = {
  args: { status: 'running', tens: 9, report: halfwayReport, photo: drawnSelfie() },
  play: async ({ canvas }) => {
    await expect(ANALYSING_MESSAGES).toEqual([
      'Checking the light in your photo',
      'Finding your features',
      'Looking at texture across your cheeks and forehead',
      'Choosing the steps of your care plan',
      'Writing your report',
    ]);
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
      'Writing your report',
    );
    await expect(canvas.getByText(/^This takes longer than usual/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { status: 'failed', failure_detail: 'The photo could not be opened. Please take a new one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The photo could not be opened. Please take a new one.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
  },
};
