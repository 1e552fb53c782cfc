import type { CareCard } from '@daylit/contract';

/** Cards about something on the skin. */
export const SKIN_CARDS = {
  changing_spot: {
    title: 'Please show this to a doctor, soon.',
    sentence:
      'A spot that changes, bleeds or does not close should be looked at by a person who can examine it. It may well be harmless. An app and a photo cannot tell, and a product is not the answer to this.',
    steps: [
      {
        kind: 'call',
        lead: 'Call a dermatologist or your own doctor today.',
        text: 'Say: “A spot on my skin is changing.” Those words help them judge how soon to see you.',
      },
      {
        kind: 'until_then',
        lead: 'Until then,',
        text: 'leave it alone: no products on it, no picking. Cover it if it bleeds.',
      },
      {
        kind: 'urgent',
        lead: 'Bleeding that does not stop when you press on it:',
        text: 'urgent care, or {emergency}.',
      },
    ],
    words_to_say: 'A spot on my skin is changing. It has a new size, shape or color, or it bleeds.',
  },
  bleeding: {
    title: 'Please have this looked at today.',
    sentence:
      'Bleeding that does not stop, or a wound that stays open, needs a person who can see it. No product helps here.',
    steps: [
      {
        kind: 'until_then',
        lead: 'Press on it',
        text: 'with a clean cloth for ten minutes without looking.',
      },
      {
        kind: 'call',
        lead: 'If it bleeds again, call a doctor today.',
        text: 'Say how long it has bled and where.',
      },
      {
        kind: 'urgent',
        lead: 'If pressing does not stop it:',
        text: 'urgent care, or {emergency}.',
      },
    ],
    words_to_say: 'My skin is bleeding and it does not stop, or a wound stays open.',
  },
  spreading_rash: {
    title: 'Please have this rash looked at today.',
    sentence:
      'A rash that spreads or blisters is a question for a person who can examine it, not for an app.',
    steps: [
      {
        kind: 'call',
        lead: 'Call your doctor or a nurse line today.',
        text: 'Say when it began, where it is, and what you used or took that was new.',
      },
      {
        kind: 'until_then',
        lead: 'Until then,',
        text: 'stop every new product. Rinse with plain, cool water only.',
      },
      {
        kind: 'urgent',
        lead: 'Trouble breathing, a swollen face, fever, or sore eyes or mouth:',
        text: 'call {emergency} now.',
      },
    ],
    words_to_say: 'I have a rash that is spreading. It started after something new.',
  },
  severe_pain: {
    title: 'Please do not wait with pain like this.',
    sentence: 'Strong pain in your skin needs a person who can examine it. Skin care can wait.',
    steps: [
      {
        kind: 'call',
        lead: 'Call your doctor or urgent care today.',
        text: 'Say where it hurts, since when, and what touched the skin.',
      },
      {
        kind: 'until_then',
        lead: 'Until then,',
        text: 'use no products there. A cool, damp cloth may feel good.',
      },
      {
        kind: 'urgent',
        lead: 'Pain with fever, spreading color or blisters:',
        text: 'urgent care, or {emergency}.',
      },
    ],
    words_to_say: 'I have strong pain in my skin that is not going away.',
  },
  burn: {
    title: 'Please cool it, and have it looked at.',
    sentence: 'Burned or blistered skin needs care before anything else. Leave every product off.',
    steps: [
      {
        kind: 'until_then',
        lead: 'Right now,',
        text: 'rinse with cool running water for 20 minutes. No ice, no cream, no oil.',
      },
      {
        kind: 'call',
        lead: 'Call a doctor, a pharmacist or urgent care today.',
        text: 'A burn on the face should be seen by a person.',
      },
      {
        kind: 'urgent',
        lead: 'Blisters, white or dark skin, eyes, or strong pain:',
        text: 'go to an emergency room, or call {emergency}.',
      },
    ],
    words_to_say: 'I burned the skin of my face. I know the product or what caused it.',
  },
} satisfies Record<string, CareCard>;
