import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Failure } from './Failure.tsx';

const meta = {
  title: 'Primitives/Failure',
  component: Failure,
  args: { children: 'Unexpected error. Please try again.' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Failure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unexpected error. Please try again.');
  },
};

export const LongestText: Story = {
  args: {
    children: 'The payment provider does not answer right now. Nothing was changed or charged. '.repeat(3),
  },
};

/** A dialog that is longer than the window: the sentence scrolls into view. */
export const BelowTheFold: Story = {
  render: function BelowTheFoldStory({ children }) {
    const [hasFailed, setHasFailed] = useState(false);
    return (
      <Modal title="Choose a plan">
        <Button onClick={() => setHasFailed(true)}>Choose</Button>
        <ul>
          {Array.from({ length: 60 }, (_, index) => (
            <li key={index}>One more line</li>
          ))}
        </ul>
        <Failure>{hasFailed ? children : undefined}</Failure>
      </Modal>
    );
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    const { top, bottom } = screen.getByRole('alert').getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};
