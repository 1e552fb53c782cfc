import type { CareCard } from '@daylit/contract';

/** Cards about the whole person. */
export const PERSON_CARDS = {
  swelling: {
    title: 'Please get help now.',
    sentence: 'Swelling of the face, lips, tongue or throat can become dangerous quickly.',
    steps: [
      {
        kind: 'urgent',
        lead: 'Trouble breathing, swallowing or speaking, or a swollen tongue or throat:',
        text: 'call {emergency} now.',
      },
      {
        kind: 'call',
        lead: 'If you breathe easily, call a doctor right away.',
        text: 'Do not wait until tomorrow, and do not stay alone.',
      },
      {
        kind: 'until_then',
        lead: 'Until then,',
        text: 'rinse off what you put on with plain water. Use nothing else.',
      },
    ],
    words_to_say: 'My face is swelling. It began after I used or ate something.',
  },
  fever: {
    title: 'Please ask a doctor about this today.',
    sentence:
      'Fever with a change of your skin, or hot skin full of pus, needs a person, not another routine.',
    steps: [
      {
        kind: 'call',
        lead: 'Call your doctor or a nurse line today.',
        text: 'Say what your skin looks like, since when, and how high your temperature is.',
      },
      { kind: 'until_then', lead: 'Until then,', text: 'drink water, rest, and leave strong products out.' },
      {
        kind: 'urgent',
        lead: 'A stiff neck, confusion, trouble breathing, or skin that hurts and turns dark:',
        text: 'call {emergency} now.',
      },
    ],
    words_to_say: 'My skin has changed: it is hot, swollen or full of pus, or I have a fever.',
  },
  eye: {
    title: 'Please take care of your eye first.',
    sentence: 'Pain in an eye or a change of sight needs a person who can look into it today.',
    steps: [
      {
        kind: 'until_then',
        lead: 'If something got in:',
        text: 'rinse with lukewarm water for 15 minutes. Take out contact lenses. Do not rub.',
      },
      {
        kind: 'call',
        lead: 'Call an eye doctor or your own doctor today.',
        text: 'Take the product with you or read out its label.',
      },
      {
        kind: 'urgent',
        lead: 'Lost or blurred sight, or strong pain:',
        text: 'go to an emergency room, or call {emergency}.',
      },
    ],
    words_to_say: 'My eye hurts or I see less than before. It started today.',
  },
  swallowed: {
    title: 'Please call Poison Control now.',
    sentence:
      'Something was swallowed that should not have been. People answer there day and night, and it costs nothing.',
    steps: [
      {
        kind: 'call',
        lead: 'In the US call 1-800-222-1222, elsewhere your local number.',
        text: 'Have the pack in your hand and read out the label.',
      },
      {
        kind: 'until_then',
        lead: 'Until then,',
        text: 'rinse the mouth with water. Do not try to bring it up again.',
      },
      {
        kind: 'urgent',
        lead: 'Trouble breathing, a seizure, or someone who cannot be woken:',
        text: 'call {emergency} now.',
      },
    ],
    words_to_say: 'Somebody swallowed something. I have the pack here.',
  },
  self_harm: {
    title: 'You matter. Please talk to somebody now.',
    sentence:
      'I am an app and cannot help with this the way a person can. There are people who listen at any hour, for free, without judging you. May I ask plainly: are you thinking about hurting yourself right now?',
    steps: [
      {
        kind: 'call',
        lead: '{Line}.',
        text: 'You do not have to know what to say. “I am not okay” is enough.',
      },
      {
        kind: 'until_then',
        lead: 'Tell one person near you:',
        text: 'a parent, a friend, a teacher. Ask them to stay with you.',
      },
      {
        kind: 'urgent',
        lead: 'If you are hurt, or about to hurt yourself:',
        text: 'call {emergency} now.',
      },
    ],
    words_to_say: 'I am not okay, and I do not feel safe with myself.',
  },
  eating: {
    title: 'You deserve help with this.',
    sentence:
      'Worry about food and your body can become very heavy, and it is nobody’s fault. A person can help you better than a skin app.',
    steps: [
      {
        kind: 'call',
        lead: 'Call your doctor, or somebody you trust.',
        text: 'You can read out the words below. That is enough for a start.',
      },
      {
        kind: 'until_then',
        lead: '{Line}, at any hour,',
        text: 'also when you only want to talk.',
      },
      {
        kind: 'urgent',
        lead: 'If you faint, your heart races, or you cannot keep water down:',
        text: 'call {emergency} now.',
      },
    ],
    words_to_say: 'I am struggling with eating, and I would like help.',
  },
} satisfies Record<string, CareCard>;
