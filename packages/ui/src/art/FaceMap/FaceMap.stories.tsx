import { REGION_VALUES, SIDE_VALUES, type Place, type Region } from '@daylit/contract';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FaceMap, type FaceMapConcern } from './FaceMap.tsx';

const BOTH_CHEEKS = bothSides('cheek');

const concern = (
  number: number,
  concern_name: string,
  location_observed: string,
  places: readonly Place[],
  severity_score: number,
): FaceMapConcern => ({ number, concern_name, location_observed, places, severity_score });

function bothSides(region: Region): Place[] {
  return SIDE_VALUES.map((side) => ({ region, side }));
}

function middle(region: Region): Place[] {
  return [{ region, side: null }];
}

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
  title: 'Parts/Drawings/FaceMap',
  component: FaceMap,
  args: {
    concerns: [
      concern(1, 'Uneven tone', 'Both cheeks', BOTH_CHEEKS, 3),
      concern(2, 'Shine', 'Forehead', middle('forehead'), 2),
      concern(3, 'Texture', 'Jaw', bothSides('jaw'), 2),
      concern(4, 'Blemishes', 'Chin', middle('chin'), 1),
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
      'Face map. 1 Uneven tone, Both cheeks, 3 of 5. 2 Shine, Forehead, 2 of 5. 3 Texture, Jaw, 2 of 5. 4 Blemishes, Chin, 1 of 5.',
    );
  },
};

export const Empty: Story = { decorators: [asInReport], args: { concerns: [] } };

export const Active: Story = { decorators: [asInReport], args: { activeNumber: 1 } };

/** The person's left is drawn on the left, as in a mirror. */
export const LeftCheek: Story = {
  decorators: [asInReport],
  args: { concerns: [concern(1, 'Redness', 'Left cheek', [{ region: 'cheek', side: 'left' }], 4)] },
};

export const AllOver: Story = {
  decorators: [asInReport],
  args: { concerns: [concern(1, 'Uneven tone', 'Across the face', middle('whole_face'), 2)] },
};

/** Examined, with nothing seen. */
export const NotSeen: Story = {
  decorators: [asInReport],
  args: { concerns: [concern(1, 'Redness', 'Both cheeks', BOTH_CHEEKS, 0)] },
};

const SCORES = [0, 1, 2, 3, 4, 5];

/** One ring per severity point; a dotted ring when nothing was seen. */
export const EverySeverity: Story = {
  decorators: [besideEachOther],
  render: () => (
    <>
      {SCORES.map((score) => (
        <FaceMap key={score} concerns={[concern(score + 1, 'Redness', 'Both cheeks', BOTH_CHEEKS, score)]} />
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

/** The regions that a report may name. */
export const EveryPlace: Story = {
  decorators: [besideEachOther],
  render: () => (
    <>
      {REGION_VALUES.map((region, i) => (
        <FaceMap key={region} concerns={[concern(i + 1, 'Redness', region, middle(region), 2)]} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const drawings = canvas.getAllByRole('img').map((map) => map.innerHTML);
    await expect(new Set(drawings).size, 'two places are drawn alike').toBe(REGION_VALUES.length);
  },
};

/** Concerns in one place share its rings; their numbers are side by side. */
export const Crowded: Story = {
  decorators: [asInReport],
  args: {
    concerns: [
      concern(1, 'Redness', 'Both cheeks', BOTH_CHEEKS, 4),
      concern(2, 'Texture', 'Cheeks and nose', [...BOTH_CHEEKS, ...middle('nose')], 2.5),
      concern(3, 'Shine', 'Forehead and nose', [...middle('forehead'), ...middle('nose')], 3),
      concern(4, 'Dark circles', 'Under both eyes', bothSides('under_eye'), 5),
      concern(5, 'Lines', 'Both eye corners', bothSides('eye_corner'), 1),
      concern(6, 'Dark spots', 'Left cheek', [{ region: 'cheek', side: 'left' }], 2),
      concern(7, 'Uneven tone', 'Across the face', middle('whole_face'), 2),
      concern(8, 'Blemishes', 'Somewhere', [], 1),
    ],
  },
};
