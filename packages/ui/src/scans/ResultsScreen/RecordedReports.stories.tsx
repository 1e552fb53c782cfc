import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { photoReceipt } from '../report-fixtures.ts';
import { type RecordedName, recordedReport, recordedThumbnail } from '../recorded-fixtures.ts';
import { ResultsScreen, type ResultsScreenProps } from './ResultsScreen.tsx';

/** Real reports of the program about painted faces, complete and unchanged. */
const meta = {
  title: 'Screens/scans/ResultsScreen/RecordedReports',
  component: ResultsScreen,
  args: {
    report: {},
    created_at: photoReceipt.deleted_at ?? '',
    username: 'noor',
    photo_receipt: photoReceipt,
    onSendFeedback: fn(),
  },
  parameters: { shell: { session: 'signed_in', path: '/upload' } },
} satisfies Meta<typeof ResultsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

function recorded(
  name: RecordedName,
  more: Pick<ResultsScreenProps, 'comparedThumbnailUrl' | 'isWordsOnly'> = {},
): Story {
  const report = recordedReport(name);
  const isFirst = report.progress_summary.comparison?.result === 'first_scan';
  return {
    args: { report, thumbnailUrl: recordedThumbnail(name), ...more },
    parameters: {
      phoneLength: 5200,
      // As in the app, nothing is offered in a first report.
      shell: { session: 'signed_in', path: '/upload', planBar: isFirst ? 'none' : 'shown' },
    },
    play: async ({ canvas }) => {
      const main = within(canvas.getByRole('main'));
      await expect(main.getByText(String(report.condition_notes.overall_assessment))).toBeVisible();
      await expect(main.getByRole('status')).toHaveTextContent('Report complete.');
    },
  };
}

export const LightAndClear = recorded('light-clear');
export const MiddleAndRed = recorded('middle-red');
export const DarkAndUneven = recorded('dark-uneven');
export const Lined = recorded('lined');
export const Blemished = recorded('blemished');
export const Glasses = recorded('glasses');
export const Beard = recorded('beard');
export const LightFromTheSide = recorded('side-light');
export const Teen = recorded('teen');
export const SecondScan = recorded('second-scan');
export const NotComparable = recorded('not-comparable', {
  comparedThumbnailUrl: recordedThumbnail('middle-red'),
});
export const SignLost = recorded('sign-lost');
export const WordsOnly = recorded('dark-uneven', { isWordsOnly: true });
