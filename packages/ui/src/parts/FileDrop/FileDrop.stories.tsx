import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const PHOTO = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="gray"/></svg>',
  ],
  'morning-light.svg',
  { type: 'image/svg+xml' },
);

const meta = {
  title: 'Parts/FileDrop',
  component: FileDrop,
  args: {
    label: 'Take or choose a photo',
    hint: 'One clear selfie. The original is deleted right after the scan.',
    sentBy: 'Scan Skin',
    onFiles: fn(),
    onRemove: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FileDrop>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(/Take or choose a photo/);
    await expect(input).toHaveAttribute('accept', 'image/*');
    await userEvent.upload(input, PHOTO);
    await expect(args.onFiles).toHaveBeenCalledWith({ files: [PHOTO] });
  },
};

/** Two files dropped at once are both passed to the caller, which refuses them. */
export const TwoDropped: Story = {
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(PHOTO);
    dataTransfer.items.add(PHOTO);
    canvas
      .getByText('Take or choose a photo')
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(args.onFiles).toHaveBeenCalledWith({ files: [PHOTO, PHOTO] });
  },
};

/** Whether the browser would act on it by itself, for each of the two events. */
const dropOnPage = (dataTransfer: DataTransfer) =>
  ['dragover', 'drop'].map((type) =>
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
  );

/** A photo that misses the box does not replace the page. Dragged text still reaches other fields. */
export const DroppedBeside: Story = {
  play: async ({ args }) => {
    const files = new DataTransfer();
    files.items.add(PHOTO);
    await expect(dropOnPage(files)).toEqual([false, false]);
    const text = new DataTransfer();
    text.setData('text/plain', 'Calm');
    await expect(dropOnPage(text)).toEqual([true, true]);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const DraggedOver: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas
      .getByText('Take or choose a photo')
      .dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true }));
    await waitFor(() => expect(canvasElement.querySelector('[data-state="over"]')).not.toBeNull());
  },
};

export const Chosen: Story = {
  args: { file: PHOTO },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'What you chose' })).toBeVisible();
    await expect(canvas.getByTitle('morning-light.svg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { file: PHOTO, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Replace' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { error: 'Please upload exactly 1 image.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Take or choose a photo/);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please upload exactly 1 image.');
  },
};

export const LongestText: Story = {
  args: {
    file: new File([PHOTO], `${'holiday-with-everybody-on-the-beach-'.repeat(4)}.svg`, { type: PHOTO.type }),
  },
};

/**
 * A file that this browser cannot decode, such as HEIC: its name and a drawing instead of a broken picture.
 */
export const WithoutPreview: Story = {
  args: { file: new File(['not for this browser'], 'IMG_0001.HEIC', { type: 'image/heic' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('What you chose, without a preview')).toBeInTheDocument();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByTitle('IMG_0001.HEIC')).toBeVisible();
  },
};
