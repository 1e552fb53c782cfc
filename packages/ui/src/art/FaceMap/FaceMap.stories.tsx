import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FaceMap, type FaceMapConcern } from './FaceMap.tsx';

const concern = (
  number: number,
  concern_name: string,
  location_observed: string,
  severity_score: number,
): FaceMapConcern => ({ number, concern_name, location_observed, severity_score });

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
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof FaceMap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img');
    await expect(map).toHaveAccessibleName(
      'Face map. 1 Uneven tone, Both cheeks, 3 of 5. 2 Shine, Forehead, 2 of 5. 3 Dry patches, Jawline, 2 of 5. 4 Blemishes, Chin, 1 of 5.',
    );
  },
};

export const Empty: Story = { args: { concerns: [] } };

export const Active: Story = { args: { activeNumber: 1 } };

/** The person's left is drawn left, as in a mirror. */
export const LeftCheek: Story = { args: { concerns: [concern(1, 'Redness', 'Left cheek', 4)] } };

export const AllOver: Story = { args: { concerns: [concern(1, 'Uneven tone', 'Overall', 2)] } };

/** Looked at, nothing seen. */
export const NotSeen: Story = { args: { concerns: [concern(1, 'Redness', 'Both cheeks', 0)] } };

/** Concerns that share a place share its rings; their numbers stand side by side. */
export const Crowded: Story = {
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
