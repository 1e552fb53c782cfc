import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import { assistantMessage, longConversation, userMessage } from '../fixtures.ts';
import { startSession, StorySession } from '../story-session.tsx';
import * as Screen from './ChatScreen.stories.tsx';
import { RENDERED_AT_ONCE } from './use-rendered-messages.ts';

const meta = {
  title: 'Screens/chat/ChatScreen/ChatSession',
  component: StorySession,
  args: { ...Screen.default.args, session: startSession({}) },
  parameters: Screen.default.parameters,
} satisfies Meta<typeof StorySession>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Few enough that all are rendered. */
const history = longConversation(15, 101);

/** Distance in px from the window's bottom to the end of the page. */
const fromEnd = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight;

const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);

/** Resolves after layout, observers and scrolling have settled. */
async function settled() {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/**
 * The page follows the end as text arrives. It is announced by the sentence, and the rest when the reply is
 * complete.
 */
export const Streaming: Story = {
  args: {
    session: startSession({
      messages: { state: 'ready', value: history },
      reply: { state: 'waiting', message: '' },
    }),
  },
  play: async ({ args: { session }, canvas }) => {
    await settled();
    await expect(fromEnd()).toBeLessThanOrEqual(1);
    const live = canvas.getByRole('log', { name: 'Reply' });
    await expect(live).toBeEmptyDOMElement();
    session.goOn({ reply: { state: 'streaming', message: `${'Keep your cream. '.repeat(40)}Add a se` } });
    await settled();
    await expect(fromEnd()).toBeLessThanOrEqual(1);
    await expect(live.lastElementChild).toHaveTextContent(/^Keep your cream\.$/);
    const said = Array.from(live.children);
    session.goOn({
      messages: {
        state: 'ready',
        value: [...history, assistantMessage(116, `${'Keep your cream. '.repeat(40)}Add a second layer.`)],
      },
      reply: { state: 'none' },
    });
    await waitFor(() => expect(live.lastElementChild).toHaveTextContent(/^Add a second layer\.$/));
    await expect(Array.from(live.children).slice(0, -1)).toEqual(said);
  },
};

/** The visible text does not move; a button says that there is new text below and scrolls there. */
export const NewMessage: Story = {
  args: { session: startSession({ messages: { state: 'ready', value: history } }) },
  play: async ({ args: { session }, canvas }) => {
    await settled();
    window.scrollBy({ top: -400, behavior: 'instant' });
    await settled();
    const read = canvas.getByText(/^Question 111/);
    const before = topOf(read);
    await expect(canvas.queryByRole('button', { name: 'New message' })).toBeNull();
    session.goOn({ reply: { state: 'streaming', message: 'Keep your cream. '.repeat(60) } });
    const button = await canvas.findByRole('button', { name: 'New message' });
    await expect(topOf(read)).toBe(before);
    await userEvent.click(button);
    await settled();
    await expect(fromEnd()).toBeLessThanOrEqual(1);
    await expect(topOf(read)).toBeLessThan(before);
    await expect(canvas.queryByRole('button', { name: 'New message' })).toBeNull();
  },
};

/** Older messages are inserted above and move nothing, wherever the page is scrolled. */
export const OlderMessagesLoaded: Story = {
  args: { session: startSession({ messages: { state: 'ready', value: history }, hasOlder: true }) },
  play: async ({ args: { session }, canvas }) => {
    await settled();
    let oldest = 101;
    for (const top of [0, 1, 150]) {
      window.scrollTo({ top, behavior: 'instant' });
      await settled();
      const read = canvas.getByText(new RegExp(`^Question ${oldest}:`));
      const before = topOf(read);
      oldest -= 24;
      session.goOn({ messages: { state: 'ready', value: longConversation(116 - oldest, oldest) } });
      await canvas.findByText(new RegExp(`^Question ${oldest}:`));
      await settled();
      await expect(Math.abs(topOf(read) - before)).toBeLessThanOrEqual(1);
    }
  },
};

/**
 * On a touch device, pulling the page down by 70 px (140 px of the finger) at the top loads older messages.
 */
export const PulledDown: Story = {
  args: {
    session: startSession({ messages: { state: 'ready', value: history }, hasOlder: true }),
    onLoadOlder: fn(),
  },
  beforeEach: () => {
    const { matchMedia } = window;
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('pointer: coarse') ? matchMedia('all') : matchMedia(query),
    );
    return () => mocked(window.matchMedia).mockRestore();
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pull down or tap for older messages' });
    await settled();
    await pull(button, 200);
    await expect(args.onLoadOlder).not.toHaveBeenCalled();
    window.scrollTo({ top: 2, behavior: 'instant' });
    await settled();
    await pull(button, 138);
    await expect(args.onLoadOlder).not.toHaveBeenCalled();
    await pull(button, 140);
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
    await expect(button).toHaveAccessibleName('Pull down or tap for older messages');
  },
};

async function pull(target: HTMLElement, way: number) {
  const finger = (clientY: number) => ({ touches: [new Touch({ identifier: 1, target, clientY })] });
  await fireEvent.touchStart(target, finger(100));
  await fireEvent.touchMove(target, finger(100 + way));
  await fireEvent.touchEnd(target);
}

/**
 * Only the newest messages are rendered. Older ones are rendered as the reader scrolls up, and nothing jumps.
 */
export const ThousandMessages: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { session: startSession({ messages: { state: 'ready', value: longConversation(1000) } }) },
  play: async ({ canvas }) => {
    await settled();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(RENDERED_AT_ONCE);
    await expect(fromEnd()).toBeLessThanOrEqual(1);
    window.scrollTo({ top: 0, behavior: 'instant' });
    const read = canvas.getByText(/^Question 987:/);
    const before = topOf(read);
    await canvas.findByText(/^Question 971:/, {}, { timeout: 5000 });
    await settled();
    await expect(Math.abs(topOf(read) - before)).toBeLessThanOrEqual(1);
  },
};

/** Sending scrolls to the end from any position. */
export const Sent: Story = {
  args: { session: startSession({ messages: { state: 'ready', value: history } }) },
  play: async ({ args: { session }, canvas }) => {
    await settled();
    window.scrollTo({ top: 0, behavior: 'instant' });
    await settled();
    await userEvent.type(canvas.getByLabelText('Message'), 'Anything under $15?{Enter}');
    session.goOn({
      messages: { state: 'ready', value: [...history, userMessage(-1, 'Anything under $15?')] },
      reply: { state: 'waiting', message: '' },
    });
    await settled();
    await expect(fromEnd()).toBeLessThanOrEqual(1);
    await expect(canvas.queryByRole('button', { name: 'New message' })).toBeNull();
  },
};

/** The server refused the message: it is in the field again, followed by what was written since. */
export const NotSent: Story = {
  args: { session: startSession({ messages: { state: 'ready', value: history } }), onDraftChange: fn() },
  play: async ({ args: { session, onDraftChange, onSend }, canvas }) => {
    const field = canvas.getByLabelText('Message');
    await userEvent.type(field, ' Is my jaw dry? {Enter}');
    await expect(onSend).toHaveBeenCalledWith({ message: 'Is my jaw dry?' });
    await expect(field).toHaveValue('');
    session.goOn({ sending: { state: 'busy' } });
    await userEvent.type(field, 'Or red?');
    session.goOn({ sending: { state: 'failed', detail: 'Too many tries. Please wait a minute.' } });
    await expect(await canvas.findByText('Error: Too many tries. Please wait a minute.')).toBeVisible();
    await expect(field).toHaveValue('Is my jaw dry?\nOr red?');
    await expect(onDraftChange).toHaveBeenLastCalledWith({ draft: 'Is my jaw dry?\nOr red?' });
  },
};
