import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longestReport } from '../longest-report-fixture.ts';
import { type RecordedName, recordedReport, recordedThumbnail } from '../recorded-fixtures.ts';
import { PrintedReport } from './PrintedReport.tsx';

const SENTENCE = 'Left out: you said that you avoid Glycerin.';
const left_out = { preference: 'avoid', sentence: SENTENCE } as const;

/** As on paper, where every colour is black or white. */
const meta = {
  title: 'Sections/scans/PrintedReport',
  tags: ['inner'],
  component: PrintedReport,
  args: { ...recorded('dark-uneven'), username: 'noor', created_at: new Date(2026, 10, 18, 9).toISOString() },
  // Paper is 794 px wide.
  parameters: { layout: 'padded', exempt: { sidewaysScroll: 'A table of paper, which is not narrow.' } },
} satisfies Meta<typeof PrintedReport>;

export default meta;

type Story = StoryObj<typeof meta>;

function recorded(name: RecordedName) {
  return { report: recordedReport(name), thumbnailUrl: recordedThumbnail(name) };
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const notes = recordedReport('dark-uneven').condition_notes;
    const [signs, plan] = canvas.getAllByRole('table');
    await expect(within(signs as HTMLElement).getAllByRole('row')).toHaveLength(
      notes.measurements.length + 1,
    );
    await expect(plan).toHaveTextContent('Daily – night');
    const { notes: planNotes } = recordedReport('dark-uneven').care_plan;
    await expect(planNotes).not.toHaveLength(0);
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(expect.arrayContaining(planNotes));
    await expect(canvas.getAllByText('Skin report for noor')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/show it to a doctor/)).toBeVisible();
    await expect(args.report.photo_quality).toBeDefined();
  },
};

/** On how many lines the words "Fragrance-free" of a text stand. */
function linesOfFree({ firstChild }: HTMLElement): number {
  const found = /Fragrance-\u2060?free/.exec(firstChild?.textContent ?? '');
  if (!firstChild || !found) return 0;
  const range = document.createRange();
  range.setStart(firstChild, found.index);
  range.setEnd(firstChild, found.index + found[0].length);
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
}

/** A hyphenated word is not split, however narrow its column: "Fragrance-" says the opposite. */
export const Narrow: Story = {
  decorators: [
    (Sheets) => (
      <div style={{ maxInlineSize: 600 }}>
        <Sheets />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const sheets = canvas.getAllByText('Products')[0]?.closest<HTMLElement>('[style]');
    const lines = new Set<number>();
    for (const width of [520, 530, 540, 550, 560, 570, 580, 590, 600]) {
      sheets?.style.setProperty('max-inline-size', `${width}px`);
      for (const words of canvas.getAllByText(/Fragrance-\u2060?free\./)) lines.add(linesOfFree(words));
    }
    await expect(lines).toEqual(new Set([1]));
  },
};

/** No digit about skin anywhere. */
export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    const [signs] = canvas.getAllByRole('table');
    await expect(signs).toHaveTextContent('A little to some');
    await expect(signs).not.toHaveTextContent(/\d/);
  },
};

/** A step that answers leave out since is printed with the reason, and not as if there were none. */
export const LeftOut: Story = {
  args: {
    report: {
      ...recordedReport('dark-uneven'),
      care_plan: {
        kind: 'grouped',
        groups: [
          { daypart: 'night', steps: [{ key: 'serum', kind: 'left_out', reason: SENTENCE, left_out }] },
        ],
        tonight: null,
        notes: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: `Daily – night Serum – ${SENTENCE}` })).toBeInTheDocument();
  },
};

export const LongestText: Story = { args: { report: longestReport } };

export const WithoutPhoto: Story = {
  args: { thumbnailUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('as in a mirror')).toBeNull();
  },
};
