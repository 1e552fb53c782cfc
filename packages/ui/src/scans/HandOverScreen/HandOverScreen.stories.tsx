import type { HandOverView } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PORTRAITS } from '../../art/Portrait/portraits.ts';
import { itemAt } from '../../lib/item-at.ts';
import { firstTrends, yearOfScans, yearOfTrends } from '../trends-fixtures.ts';
import { HandOverScreen } from './HandOverScreen.tsx';

const since = new Date('2026-06-20T20:00').toISOString();

const year: HandOverView = {
  trends: yearOfTrends,
  products: [
    {
      name: 'Oat Field Gel Cleanser',
      dayparts: ['morning', 'night'],
      since,
      is_sample: true,
      label_status: 'verified',
      ingredients: ['AQUA', 'COCO-GLUCOSIDE', 'GLYCERIN', 'AVENA SATIVA KERNEL EXTRACT'],
    },
    {
      name: 'My Own Cream',
      dayparts: ['night'],
      since,
      is_sample: false,
      label_status: 'missing',
      ingredients: [],
    },
  ],
  photos_sent_to: [],
};

const meta = {
  title: 'Screens/scans/HandOverScreen',
  component: HandOverScreen,
  args: {
    handOver: { state: 'ready', value: year },
    thumbnailUrls: Object.fromEntries(yearOfScans.map(({ checkin_id }) => [checkin_id, PORTRAITS[5]])),
    printedAt: new Date('2026-11-20T20:00').toISOString(),
    onPrint: fn(),
  },
  parameters: { shell: { session: 'signed_in', path: '/hand-over' } },
} satisfies Meta<typeof HandOverScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Dated ranges, the omitted scans with the reasons, products with ingredients, and no name.
 */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const sheet = within(canvas.getByRole('article', { name: 'Skin notes for a visit' }));
    await expect(
      sheet.getByText('Printed November 20, 2026. 10 photos from February 11 to November 18, 2026.'),
    ).toBeVisible();
    await expect(sheet.getByText(/no outside service read the photos/)).toBeVisible();
    const signs = within(sheet.getByRole('region', { name: 'Signs by scan' }));
    await expect(signs.getByRole('row', { name: /^Redness/ })).toHaveTextContent(
      /^Redness(\d to \d){5}calmer since Jun 17$/,
    );
    await expect(
      sheet.getByText(
        'Left out: May 20 (the light falls differently), Sep 16 (the head is turned differently). Scans before June 17, 2026 can’t be compared with later ones.',
      ),
    ).toBeVisible();
    await expect(
      sheet.getByText('AQUA, COCO-GLUCOSIDE, GLYCERIN, AVENA SATIVA KERNEL EXTRACT'),
    ).toBeVisible();
    await expect(sheet.getByText('No list known')).toBeVisible();
    await expect(sheet.getAllByRole('img')).toHaveLength(3);
    await expect(sheet.queryByText(/noor/i)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Typed text appears on the sheet, and switched-off parts leave it. */
export const Choices: Story = {
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('article'));
    await expect(sheet.queryByText('Reactions I noted')).toBeNull();
    await userEvent.type(canvas.getByLabelText('What I would like to ask'), 'A patch since spring.');
    await userEvent.type(canvas.getByLabelText('Reactions I noted'), 'Itchy eyelids after a gel.');
    await expect(sheet.getByText('A patch since spring.')).toBeVisible();
    await expect(sheet.getByText('Itchy eyelids after a gel.')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show thumbnails' }));
    await expect(sheet.queryAllByRole('img')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('switch', { name: 'Show products in use' }));
    await expect(sheet.queryByText('Products in use')).toBeNull();
  },
};

/** The urgent signs come first, samples are named, and no number has an error beside it. */
export const ReadByADoctor: Story = {
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('article'));
    await expect(sheet.getByText('Sample')).toBeVisible();
    await expect(sheet.getByText('Sample: a made-up product. It can’t be bought.')).toBeVisible();
    await expect(sheet.getAllByRole('heading')[1]).toHaveTextContent('When not to wait');
    await expect(sheet.queryByText(/±/)).toBeNull();
    await expect(sheet.queryByText(/more on page 2/)).toBeNull();
  },
};

/** Six products fit on the first page; what is left follows on a second. */
export const ManyProducts: Story = {
  args: {
    handOver: {
      state: 'ready',
      value: {
        ...year,
        products: Array.from({ length: 7 }, (_, at) => ({
          ...itemAt(year.products, 1),
          name: `My Own Cream ${at + 1}`,
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 1 more on page 2')).toBeVisible();
    const first = within(canvas.getByRole('region', { name: 'Products in use' }));
    await expect(first.getAllByRole('rowheader')).toHaveLength(6);
    const second = within(canvas.getByRole('region', { name: 'More products in use' }));
    await expect(second.getAllByRole('rowheader')).toHaveLength(1);
  },
};

/** An outside service is named, and a first scan has nothing to compare. */
export const FirstScan: Story = {
  args: {
    handOver: {
      state: 'ready',
      value: { trends: firstTrends, products: [], photos_sent_to: ['vision at model.example'] },
    },
  },
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('article'));
    await expect(sheet.getByText(/were also read by vision at model\.example/)).toBeVisible();
    await expect(sheet.getByText(/1 photo of February 11, 2026\./)).toBeVisible();
    await expect(sheet.getByText('No routine is confirmed in the app. Add what is used:')).toBeVisible();
    await expect(sheet.getByRole('row', { name: /^Redness/ })).toHaveTextContent('not compared');
  },
};

export const Waiting: Story = {
  args: { handOver: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('button', { name: /Print/ })).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    handOver: {
      state: 'ready',
      value: { trends: { scans: [], measures: [] }, products: [], photos_sent_to: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no report to show yet.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { handOver: { state: 'failed', detail: null }, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to load this page.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: { handOver: { state: 'failed', detail: 'Please wait a minute and try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please wait a minute and try again.');
  },
};

export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Signs by scan' })).not.toHaveTextContent('±');
  },
};
