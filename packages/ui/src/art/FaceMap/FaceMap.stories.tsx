import {
  REGION_VALUES,
  SIDE_VALUES,
  type Place,
  type Region,
  type SeverityRange,
  type Sign,
} from '@daylit/contract';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FaceMap, type FaceMapConcern } from './FaceMap.tsx';

const BOTH_CHEEKS = bothSides('cheek');

const concern = (
  number: number,
  concern_name: string,
  location_observed: string,
  places: readonly Place[],
  range: SeverityRange,
  sign: Sign = 'redness',
): FaceMapConcern => ({ number, sign, concern_name, location_observed, places, range });

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
      concern(1, 'Uneven tone', 'Both cheeks', BOTH_CHEEKS, { low: 2, high: 3 }),
      concern(2, 'Shine', 'Forehead', middle('forehead'), { low: 1, high: 2 }),
      concern(3, 'Texture', 'Jaw', bothSides('jaw'), { low: 1, high: 2 }),
      concern(4, 'Blemishes', 'Chin', middle('chin'), { low: 0, high: 1 }),
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
      'Face map. 1 Uneven tone, Both cheeks, 2 to 3 of 5, mild to moderate. 2 Shine, Forehead, 1 to 2 of 5, very mild to mild. 3 Texture, Jaw, 1 to 2 of 5, very mild to mild. 4 Blemishes, Chin, 0 to 1 of 5, not seen to very mild.',
    );
  },
};

export const Empty: Story = { decorators: [asInReport], args: { concerns: [] } };

/** The selected concern stands out, the others are dimmed. */
export const Selected: Story = { decorators: [asInReport], args: { selectedNumber: 1 } };

/** Lines are strokes: one a step, dotted where they are possible. */
export const Lines: Story = {
  decorators: [asInReport],
  args: {
    concerns: [
      concern(1, 'Fine lines', 'Beside both eyes', bothSides('eye_corner'), { low: 2, high: 4 }, 'lines'),
    ],
  },
};

/** The person's left is drawn on the left, as in a mirror. */
export const LeftCheek: Story = {
  decorators: [asInReport],
  args: {
    concerns: [concern(1, 'Redness', 'Left cheek', [{ region: 'cheek', side: 'left' }], { low: 3, high: 4 })],
  },
};

export const AllOver: Story = {
  decorators: [asInReport],
  args: {
    concerns: [concern(1, 'Uneven tone', 'Across the face', middle('whole_face'), { low: 1, high: 2 })],
  },
};

const LOWS = [0, 1, 2, 3];

/** Solid rings for what is seen, dotted rings for what is possible. */
export const EveryRange: Story = {
  decorators: [besideEachOther],
  render: () => (
    <>
      {LOWS.map((low) => (
        <FaceMap
          key={low}
          concerns={[concern(1, 'Redness', 'Both cheeks', BOTH_CHEEKS, { low, high: low + 2 })]}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const maps = canvas.getAllByRole('img');
    const rings = maps.map((map) => [
      map.querySelectorAll('g[class*=Region] path:not([data-possible])').length,
      map.querySelectorAll('path[data-possible]').length,
    ]);
    // On each cheek a wash and its rings.
    await expect(rings).toEqual(LOWS.map((low) => [2 * (1 + low), 2 * 2]));
  },
};

/** The regions that a report may name. */
export const EveryPlace: Story = {
  decorators: [besideEachOther],
  render: () => (
    <>
      {REGION_VALUES.map((region, i) => (
        <FaceMap
          key={region}
          concerns={[concern(i + 1, 'Redness', region, middle(region), { low: 1, high: 2 })]}
        />
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
      concern(1, 'Redness', 'Both cheeks', BOTH_CHEEKS, { low: 3, high: 4 }),
      concern(2, 'Texture', 'Cheeks and nose', [...BOTH_CHEEKS, ...middle('nose')], { low: 2, high: 3 }),
      concern(3, 'Shine', 'Forehead and nose', [...middle('forehead'), ...middle('nose')], {
        low: 2,
        high: 3,
      }),
      concern(4, 'Dark circles', 'Under both eyes', bothSides('under_eye'), { low: 4, high: 5 }),
      concern(5, 'Fine lines', 'Both eye corners', bothSides('eye_corner'), { low: 0, high: 1 }, 'lines'),
      concern(6, 'Dark spots', 'Left cheek', [{ region: 'cheek', side: 'left' }], { low: 1, high: 2 }),
      concern(7, 'Uneven tone', 'Across the face', middle('whole_face'), { low: 1, high: 2 }),
      concern(8, 'Blemishes', 'Somewhere', [], { low: 0, high: 1 }),
    ],
  },
};

/** For members who prefer words to numbers: letters, and one ring in each place. */
export const WordsOnly: Story = {
  decorators: [asInReport],
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img', {
      name: /^Face map\. A Uneven tone, Both cheeks, A little to some\./,
    });
    await expect(map.textContent).not.toMatch(/\d/);
  },
};
