import type { ChatMessage } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  answer,
  answerActions,
  answerFacts,
  assistantMessage,
  citedAnswer,
  cream,
  mask,
  question,
  redFlag,
  sampleSuggestion,
  takeOut,
  userMessage,
} from '../fixtures.ts';
import { MessageTurn } from './MessageTurn.tsx';

const meta = {
  title: 'Sections/chat/MessageTurn',
  component: MessageTurn,
  args: { message: answer, additions: {}, onAddToCarePlan: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MessageTurn>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A message of the assistant with two products. The hidden comment in its text is not shown. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const products = within(canvas.getByRole('region', { name: 'Suggested products' }));
    await expect(products.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByText(/<!--|"products"/)).toBeNull();
    await expect(products.getByRole('button', { name: 'In Use' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(products.getByRole('button', { name: 'Add to Care Plan' }));
    await expect(args.onAddToCarePlan).toHaveBeenCalledWith({ product: mask });
  },
};

export const Mine: Story = {
  args: { message: question },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You:')).toBeInTheDocument();
  },
};

/** One product is being added, another could not be added. */
export const AddingAndFailed: Story = {
  args: {
    message: {
      ...answer,
      product_suggestions: [{ ...cream, is_confirmed: false }, mask],
    },
    additions: { 'ceramide-barrier': { state: 'busy' }, 'squalane-mask': { state: 'failed', detail: null } },
  },
};

export const SampleProduct: Story = {
  args: {
    message: { ...assistantMessage(1, 'This one is mild:'), product_suggestions: [sampleSuggestion] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Products marked Sample are made up/)).toBeVisible();
  },
};

/** The numbers open their sources; a follow-up question goes into the field. */
export const WithSources: Story = {
  args: { message: citedAnswer, ask: { question: 'Can I use both?', onAsk: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/\[1\]/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Source 2' }));
    await expect(canvas.getByRole('link', { name: /^Open at fda\.gov/ })).toBeVisible();
    await expect(canvas.getByText(/^No fragrance in its list/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'And at night?' }));
    await expect(args.ask?.onAsk).toHaveBeenCalledWith({ question: 'And at night?' });
    await expect(canvas.getByText('Answered on this server')).toBeVisible();
  },
};

const askedBack: ChatMessage = {
  ...assistantMessage(1, 'I am not sure what you mean. This cost you no message.\n\nIs it one of these?'),
  answer: {
    ...answerFacts,
    kind: 'cannot_answer',
    miss: 'first',
    sources: [],
    follow_ups: ['What helps with dry skin?', 'My face burns after a product?', 'What should I focus on?'],
  },
};

/** A question was not recognised: what may have been meant can be asked with a press. */
export const AskedBack: Story = {
  args: { message: askedBack, ask: { question: 'and that?', onAsk: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What should I focus on?' }));
    await expect(args.ask?.onAsk).toHaveBeenCalledWith({ question: 'What should I focus on?' });
  },
};

/** The same earlier in the conversation: “these” can still be read, and not pressed. */
export const AskedBackBefore: Story = {
  args: { message: askedBack },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What should I focus on?')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A fixed answer: the card, no words twice, and nothing to buy. */
export const RedFlag: Story = {
  args: { message: redFlag },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Please show this to a doctor, soon.')).toHaveLength(1);
    await expect(canvas.getByText(/^A fixed answer, written by people/)).toBeVisible();
  },
};

/** The last reply was interrupted: its question can be asked again. */
export const BrokenOff: Story = {
  args: {
    message: { ...citedAnswer, answer: { ...answerFacts, is_complete: false, follow_ups: [] } },
    ask: { question: 'Can I use both?', onAsk: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This reply broke off here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await expect(args.ask?.onAsk).toHaveBeenCalledWith({ question: 'Can I use both?' });
  },
};

/** What the answer tells can be done at once, or on the page that it links. */
export const WithActions: Story = {
  args: {
    message: {
      ...assistantMessage(1, 'You can leave out Shingle Lactic 5% Liquid. That step is optional.'),
      answer: { ...answerFacts, actions: [takeOut, { kind: 'open_page', page: 'care_plan' }] },
    },
    actions: answerActions,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Take it out: ${takeOut.name}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open your Care Plan' })).toHaveAttribute(
      'href',
      '/care-plan',
    );
  },
};

/** Markup is shown as text, with its line breaks and indents. */
export const CodeLike: Story = {
  args: {
    message: assistantMessage(
      1,
      '<b>Morning</b>\n  1. <script>cleanser()</script>\n\n- sunscreen **SPF 50** ![a tube](https://cdn.invalid/tube.png)',
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>Morning<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('b, script, img[src*="cdn.invalid"]')).toBeNull();
  },
};

const LONG_WORD = `https://example.com/${'a-path-without-end/'.repeat(12)}${'x'.repeat(200)}`;

export const LongestText: Story = {
  args: { message: userMessage(1, `${LONG_WORD}\n\n${'My cheeks feel tight. '.repeat(160)}`.slice(0, 4000)) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongestReply: Story = {
  args: { message: assistantMessage(1, `${LONG_WORD}\n\n${'Your cheeks look calm. '.repeat(160)}`) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
