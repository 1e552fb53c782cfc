import { SIGN_VALUES, type EvidenceShape, type Place, type Sign } from '@daylit/contract';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MONK_TONES } from '../../lib/monk-tones.ts';
import { keyWords } from '../../lib/key-words.ts';
import { PORTRAITS } from '../Portrait/portraits.ts';
import { Thumbnail } from '../Thumbnail/Thumbnail.tsx';
import { EvidenceShapes, type EvidenceConcern } from './EvidenceShapes.tsx';

const ellipse = (cx: number, cy: number, rx: number, ry: number, angle = 0): EvidenceShape => ({
  type: 'ellipse',
  cx,
  cy,
  rx,
  ry,
  angle,
  strength: 0.6,
});

const line = (y: number): EvidenceShape => ({
  type: 'line',
  points: [
    [0.4, y + 0.02],
    [0.5, y],
    [0.6, y + 0.02],
  ],
  strength: 0.4,
});

const CHEEKS = [ellipse(0.36, 0.62, 0.09, 0.06, 0.3), ellipse(0.64, 0.62, 0.09, 0.06, -0.3)];

/** Typical places of each sign, with the kinds of shape that the engine gives it. */
const SHAPES: Record<Sign, EvidenceShape[]> = {
  redness: CHEEKS,
  texture: [ellipse(0.36, 0.64, 0.07, 0.08), ellipse(0.64, 0.64, 0.07, 0.08)],
  lines: [line(0.34), line(0.38)],
  dark_circles: [ellipse(0.38, 0.52, 0.07, 0.025, 0.1), ellipse(0.62, 0.52, 0.07, 0.025, -0.1)],
  shine: [ellipse(0.5, 0.36, 0.15, 0.05), ellipse(0.5, 0.55, 0.03, 0.09)],
  tone_evenness: [
    {
      type: 'polygon',
      points: [
        [0.3, 0.58],
        [0.42, 0.58],
        [0.44, 0.68],
        [0.34, 0.7],
      ],
      strength: 0.6,
    },
  ],
  blemishes: [ellipse(0.46, 0.79, 0.018, 0.014), ellipse(0.55, 0.8, 0.018, 0.014)],
  dark_spots: [ellipse(0.35, 0.6, 0.016, 0.013), ellipse(0.66, 0.66, 0.016, 0.013)],
};

const overPhoto: Decorator = (Story) => (
  <div style={{ position: 'relative', width: 240 }}>
    <Thumbnail src={PORTRAITS[4]} alt="" />
    {Story()}
  </div>
);

const bothCheeks: Place[] = [
  { region: 'cheek', side: 'left' },
  { region: 'cheek', side: 'right' },
];

const concern = (
  number: number,
  concern_name: string,
  evidence: EvidenceShape[],
  places: Place[] = bothCheeks,
): EvidenceConcern => ({ number, concern_name, location_observed: 'Both cheeks', places, evidence });

const meta = {
  title: 'Parts/Drawings/EvidenceShapes',
  component: EvidenceShapes,
  args: {
    concerns: [concern(1, 'Redness', CHEEKS)],
    onPinPress: fn(),
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof EvidenceShapes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [overPhoto],
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Outlines on your photo. 1 Redness, Both cheeks.' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    const pin = canvas.getByRole('button', { name: '1 Redness, on your left' });
    await userEvent.click(pin);
    await expect(args.onPinPress).toHaveBeenCalledWith(1, pin);
  },
};

/** The person's left cheek is on the right in a photo; it is drawn on the left, as in a mirror. */
export const LeftCheek: Story = {
  decorators: [overPhoto],
  args: { concerns: [concern(1, 'Redness', [ellipse(0.7, 0.62, 0.09, 0.06)])] },
  play: async ({ canvasElement }) => {
    const [shape] = canvasElement.querySelectorAll('ellipse');
    const [photo] = canvasElement.querySelectorAll('svg');
    await expect(middleOf(shape?.getBoundingClientRect())).toBeLessThan(
      middleOf(photo?.getBoundingClientRect()),
    );
  },
};

/** The selected concern stands out; the others are reduced to dots. */
export const Selected: Story = {
  decorators: [overPhoto],
  args: {
    concerns: [concern(1, 'Redness', CHEEKS), concern(2, 'Shine', SHAPES.shine)],
    selectedNumber: 1,
  },
  play: async ({ canvas }) => {
    const pins = canvas.getAllByRole('button').map((pin) => pin.textContent);
    await expect(pins).toEqual(['1', '1']);
    await expect(canvas.getByRole('button', { name: '1 Redness, on your left' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const LinesAndAreas: Story = {
  decorators: [overPhoto],
  args: {
    concerns: [
      concern(1, 'Fine lines', SHAPES.lines, []),
      concern(2, 'Uneven tone', SHAPES.tone_evenness, []),
    ],
  },
};

/** Only the two concerns that stand out are outlined; on paper all are. */
export const FirstTwo: Story = {
  decorators: [overPhoto],
  args: {
    concerns: [
      concern(1, 'Redness', CHEEKS),
      concern(2, 'Shine', SHAPES.shine, []),
      concern(3, 'Blemishes', SHAPES.blemishes, []),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((pin) => pin.textContent)).toEqual(['1', '1', '2']);
  },
};

/** For members who prefer words to numbers. */
export const WordsOnly: Story = {
  decorators: [overPhoto],
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'A Redness, on your left' })).toHaveTextContent('A');
  },
};

export const Empty: Story = {
  decorators: [overPhoto],
  args: { concerns: [] },
};

function middleOf(box: DOMRect | undefined): number {
  return (box?.left ?? 0) + (box?.width ?? 0) / 2;
}

const beside = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 160px)',
  gap: 12,
  width: 'min(860px, 90vw)',
};

/** The kinds of shape of each sign. */
export const EverySign: Story = {
  render: (args) => (
    <div style={beside}>
      {SIGN_VALUES.map((sign) => (
        <div key={sign} style={{ position: 'relative' }}>
          <Thumbnail src={PORTRAITS[2]} alt="" />
          <EvidenceShapes {...args} concerns={[concern(1, keyWords(sign), SHAPES[sign], [])]} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(SIGN_VALUES.length);
  },
};

/** On the lightest skin the dark casing makes the outline visible, on the darkest the pale line does. */
export const TenTones: Story = {
  render: (args) => (
    <div style={beside}>
      {MONK_TONES.map((tone) => (
        <div key={tone} style={{ position: 'relative', aspectRatio: '4 / 5', background: tone }}>
          <EvidenceShapes {...args} concerns={[concern(1, tone, CHEEKS)]} selectedNumber={1} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(MONK_TONES.length);
  },
};
