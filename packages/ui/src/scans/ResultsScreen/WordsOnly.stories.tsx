import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { changedSummary, completeReport, completeThumbnail, photoReceipt } from '../report-fixtures.ts';
import { ResultsScreen } from './ResultsScreen.tsx';

const meta = {
  title: 'Screens/scans/ResultsScreen/WordsOnly',
  component: ResultsScreen,
  args: {
    report: { ...completeReport, progress_summary: changedSummary },
    created_at: new Date(2026, 10, 18, 20).toISOString(),
    username: 'noor',
    thumbnailUrl: completeThumbnail,
    photo_receipt: photoReceipt,
    onSendFeedback: fn(),
    isWordsOnly: true,
  },
  parameters: { shell: { session: 'signed_in', path: '/upload' } },
} satisfies Meta<typeof ResultsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** "October 18" and "Oct 18". */
const DATE = /[A-Z][a-z]{2,8}\s\d{1,2}/g;

/** For members who prefer words to numbers: no figure about their skin is shown. */
export const NoFigures: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const words = [
      'At a glance',
      'Skin Type',
      'Skin Sensitivity',
      'Skin Analysis Report',
      'Skin Progress Summary',
    ]
      .map((name) => main.getByRole('region', { name }).textContent)
      .concat(main.getByText('How we measured', { selector: 'summary' }).parentElement?.textContent ?? '');
    for (const section of words) {
      await expect(section.replaceAll(DATE, '')).not.toMatch(/\d/);
    }
    await expect(main.getByRole('region', { name: 'Skin Progress Summary' })).toHaveTextContent(
      /less visible|more visible|about the same/,
    );
  },
};
