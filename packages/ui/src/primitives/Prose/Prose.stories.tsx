import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Primitives/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <h2>Medical Disclaimer</h2>
        <p>Daylit describes how skin looks in a photo. It is for information only.</p>
        <h3>What it cannot do</h3>
        <ul>
          <li>It cannot tell what lies under the surface.</li>
          <li>It does not replace a visit to a doctor, and it never asks you to wait with one.</li>
        </ul>
      </>
    ),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Prose>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
