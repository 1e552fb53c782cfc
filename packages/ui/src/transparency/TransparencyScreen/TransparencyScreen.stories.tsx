import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { itemAt } from '../../lib/item-at.ts';
import { TRANSPARENCY } from './fixtures.ts';
import { TransparencyScreen } from './TransparencyScreen.tsx';

const meta = {
  title: 'Screens/transparency/TransparencyScreen',
  component: TransparencyScreen,
  args: { transparency: { state: 'ready', value: TRANSPARENCY } },
  parameters: { shell: { session: 'signed_out', path: '/transparency' } },
} satisfies Meta<typeof TransparencyScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A missed goal looks the same as one that is met. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const sentences = within(itemAt(main.getAllByRole('list'), 0)).getAllByRole('listitem');
    await expect(sentences.map((sentence) => sentence.textContent)).toEqual([
      'Daylit describes how skin looks in one photo.',
      'In our own tests it meets 2 of 4 goals.',
      'Of 10 painted blemishes it finds 7 on skin tone 10, where it is weakest, and at best 10.',
      'Two photos of one day can differ, so we show a range.',
      'It is not medical advice, and no doctor has checked your report.',
    ]);
    await expect(main.getByText(/tone 1: 10, tone 2: 9, .* tone 10: 7\.$/)).toBeInTheDocument();
    await expect(main.getByText('Weakest on tone 10: 7 of 10.')).toBeVisible();
    await expect(main.getByText(/^No dermatologist/)).not.toBeVisible();
  },
};

/** Everything that is folded. */
export const Unfolded: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('summary')) await userEvent.click(row);
    await expect(canvas.getByRole('cell', { name: '74.3\u00A0%' })).toBeVisible();
    await expect(canvas.getAllByText('Goal met')).toHaveLength(2);
    await expect(canvas.getByText('Cannot tell')).toBeVisible();
    await expect(canvas.getAllByText('Goal not met')).toHaveLength(2);
    await expect(canvas.getByText('Not measured')).toBeVisible();
    // Parts are in the unit of their figure.
    await expect(canvas.getByText(/Shine: 0\.32\spoints\.$/)).toBeVisible();
    await expect(canvas.getByText(/^No dermatologist/)).toBeVisible();
    await expect(canvas.getByText(/^Nobody else\./)).toBeVisible();
  },
};

/** Figures of real people, with their data set. */
export const RealFaces: Story = {
  args: {
    transparency: {
      state: 'ready',
      value: {
        ...TRANSPARENCY,
        measurement: {
          ...TRANSPARENCY.measurement,
          figures: [
            {
              id: 'real_faces.found',
              group: 'real_faces',
              what: 'Photos in which a face is found',
              value: 1,
              unit: 'share',
              goal: { bound: 'at_least', value: 1 },
              met: true,
              sample_size: 50,
              note: 'A studio set: 50 people, 21 with light skin, 24 with medium skin, 5 with dark skin.',
              parts: [],
            },
            {
              id: 'speed.worker_memory',
              group: 'speed',
              what: 'Memory that a worker adds to the process, one scan done',
              value: 148,
              unit: 'MB',
              goal: { bound: 'at_most', value: 150 },
              met: true,
              sample_size: 1,
              note: null,
              parts: [],
            },
          ],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Speed and memory', { selector: 'summary *' }));
    await expect(canvas.getByText(/From 1 run\./)).toBeVisible();
    await userEvent.click(canvas.getByText('Every skin tone, and real faces'));
    await expect(canvas.getByRole('heading', { name: 'Real faces, two photos each' })).toBeVisible();
    await expect(canvas.getByText(/They cannot show whether a doctor would agree/)).toBeVisible();
    await expect(canvas.getByText(/From 50 people\./)).toBeVisible();
    await expect(canvas.getByText(/^A studio set: 50 people/)).toBeVisible();
  },
};

/** An engine without measured figures: nothing is claimed, and no dots are drawn. */
export const NotMeasured: Story = {
  args: {
    transparency: {
      state: 'ready',
      value: { ...TRANSPARENCY, measurement: { ...TRANSPARENCY.measurement, figures: [] } },
    },
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('Nobody has measured yet how well it reads.')).toBeVisible();
    await expect(main.queryByText('Ten skin tones, one test')).toBeNull();
  },
};

export const Waiting: Story = {
  args: { transparency: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    transparency: { state: 'failed', detail: null },
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to load the figures.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: { transparency: { state: 'failed', detail: 'Too many requests. Try again in a minute.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many requests. Try again in a minute.');
  },
};

export const LongestText: Story = {
  args: {
    transparency: {
      state: 'ready',
      value: {
        ...TRANSPARENCY,
        measurement: {
          ...TRANSPARENCY.measurement,
          figures: [
            {
              id: 'fairness.error',
              group: 'fairness',
              what: 'Unevenness of tone, planted alike: tone that reads most against tone that reads least',
              value: 2.531,
              unit: 'points',
              goal: { bound: 'at_most', value: 0.25 },
              met: false,
              sample_size: 5400,
              note: `SHA-256 of the reports: ${'0123456789abcdef'.repeat(4)}.`,
              parts: Array.from({ length: 10 }, (_, index) => ({ name: `tone ${index + 1}`, value: 1.234 })),
            },
          ],
        },
        processors: [
          {
            name: 'mail.donaudampfschifffahrtselektrizitaetenhauptbetriebswerk.example',
            purpose: 'sending e-mail',
          },
        ],
      },
    },
  },
};
