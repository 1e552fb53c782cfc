import type { OutsideChoice } from './TwoConsents/ConsentChoice.tsx';

/** The models that an operator offers, about which nothing was decided. */
export const chatChoice: OutsideChoice = {
  consent: {
    purpose: 'external_chat',
    version: '2026-11-29-0a1b2c3d4e5f',
    sent_to: 'ai.example, Llama 3.3 70B',
    text: 'I agree that, when I use the chat, Daylit sends to ai.example, where the AI model "Llama 3.3 70B" answers: what I write, the last four messages before it, what it measured in my photos, my routine and my plan.\n\nNo photo is sent, nor my name or my e-mail address.',
    granted: false,
    recorded_at: null,
  },
  decision: { state: 'idle' },
};

export const faceChoice: OutsideChoice = {
  consent: {
    purpose: 'external_ai',
    version: '2026-11-29-5f4e3d2c1b0a',
    sent_to: 'ai.example, Llama 3.3 70B',
    text: 'I agree that Daylit sends a cut-out of my face from each photo that I upload to ai.example, where the AI model "Llama 3.3 70B" helps to word my report.\n\nMy name, my e-mail address and what I write are not sent.',
    granted: false,
    recorded_at: null,
  },
  decision: { state: 'idle' },
};
