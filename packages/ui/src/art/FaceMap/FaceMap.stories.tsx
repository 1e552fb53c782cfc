import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FaceMap, type FaceMapConcern } from './FaceMap.tsx';

const concern = (
  number: number,
  concern_name: string,
  location_observed: string,
  severity_score: number,
): FaceMapConcern => ({ number, concern_name, location_observed, severity_score });

/** As wide as in a report on a phone. */
const asInReport: Decorator = (Story) => <div style={{ width: 288 }}>{Story()}</div>;

const besideEachOther: Decorator = (Story) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      gap: 16,
      width: 'min(1100px, 100vw - 32px)',
    }}
  >
    {Story()}
  </div>
);

const meta = {
  component: FaceMap,
  args: {
    concerns: [
      concern(1, 'Uneven tone', 'Both cheeks', 3),
      concern(2, 'Shine', 'Forehead', 2),
      concern(3, 'Dry patches', 'Jawline', 2),
      concern(4, 'Blemishes', 'Chin', 1),
    ],
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof FaceMap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [asInReport],
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img');
    await expect(map).toHaveAccessibleName(
      'Face map. 1 Uneven tone, Both cheeks, 3 of 5. 2 Shine, Forehead, 2 of 5. 3 Dry patches, Jawline, 2 of 5. 4 Blemishes, Chin, 1 of 5.',
    );
  },
};

export const Empty: Story = { decorators: [asInReport], args: { concerns: [] } };

export const Active: Story = { decorators: [asInReport], args: { activeNumber: 1 } };

/** The person's left is drawn left, as in a mirror. */
export const LeftCheek: Story = {
  decorators: [asInReport],
  args: { concerns: [concern(1, 'Redness', 'Left cheek', 4)] },
};

export const AllOver: Story = {
  decorators: [asInReport],
  args: { concerns: [concern(1, 'Uneven tone', 'Overall', 2)] },
};

/** Looked at, nothing seen. */
export const NotSeen: Story = {
  decorators: [asInReport],
  args: { concerns: [concern(1, 'Redness', 'Both cheeks', 0)] },
};

const SCORES = [0, 1, 2, 3, 4, 5];

/** One ring for each point; dots where nothing was seen. */
export const EverySeverity: Story = {
  decorators: [besideEachOther],
  render: () => (
    <>
      {SCORES.map((score) => (
        <FaceMap key={score} concerns={[concern(score + 1, 'Redness', 'Both cheeks', score)]} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const rings = canvas.getAllByRole('img').map((map) => map.getAttribute('aria-label'));
    await expect(rings).toEqual(
      SCORES.map((score) => `Face map. ${score + 1} Redness, Both cheeks, ${score} of 5.`),
    );
  },
};

const PLACES = [
  'Forehead',
  'Between the brows',
  'Temples',
  'Under the eyes',
  'Nose',
  'Cheeks',
  'Around the mouth',
  'Upper lip',
  'Chin',
  'Jawline',
  'Neck',
  'All over',
];

/** The places that the words of a report lead to. */
export const EveryPlace: Story = {
  decorators: [besideEachOther],
  render: () => (
    <>
      {PLACES.map((place, i) => (
        <FaceMap key={place} concerns={[concern(i + 1, 'Redness', place, 2)]} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const drawings = canvas.getAllByRole('img').map((map) => map.innerHTML);
    await expect(new Set(drawings).size, 'two places are drawn alike').toBe(PLACES.length);
  },
};

/** Concerns that share a place share its rings; their numbers stand side by side. */
export const Crowded: Story = {
  decorators: [asInReport],
  args: {
    concerns: [
      concern(1, 'Redness', 'Both cheeks', 4),
      concern(2, 'Texture', 'Cheeks and nose', 2.5),
      concern(3, 'Shine', 'T-zone', 3),
      concern(4, 'Dark circles', 'Under the eyes', 5),
      concern(5, 'Lines', 'Between the brows', 1),
      concern(6, 'Dark spots', 'Left cheek and temple', 2),
      concern(7, 'Uneven tone', 'All over', 2),
      concern(8, 'Dry patches', 'Somewhere the map does not know', 1),
    ],
  },
};
