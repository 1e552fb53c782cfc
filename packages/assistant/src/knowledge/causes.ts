import type { Sign } from '@daylit/contract';
import type { Entry } from './entry.ts';

/** Why each sign is there, and whether that is normal. No photo tells the cause of anybody's own. */
export const CAUSES = {
  redness: {
    id: 'cause.redness',
    ask: 'Why do faces turn red?',
    says: 'Skin of the face is thin and full of small vessels, so some redness is very common. Many people name sun, heat, wind, hot drinks, spicy food, alcohol and stress. Products that sting add to it. If it stays, burns or reaches the eyes, see a doctor.',
    teen: 'Skin of the face is thin and full of small vessels, so some redness is very common. Many people name sun, heat, wind, spicy food and stress. Products that sting add to it. If it stays or burns, see a doctor.',
    sources: ['nrs_2025', 'bad_redness'],
    grade: 'B',
    next: ['What helps with redness?'],
  },
  texture: {
    id: 'cause.texture',
    ask: 'Why is skin rough?',
    says: 'Pores have the size that family and oil give them. Dry flakes, old blemishes and sun make the surface rougher. Everybody has pores, and light from one side shows them deeper.',
    sources: ['general_knowledge'],
    grade: 'C',
    next: ['What helps with rough skin?', 'Can pores shrink?'],
  },
  lines: {
    id: 'cause.lines',
    ask: 'Why do lines come?',
    says: 'Lines come where a face moves, and stay as skin becomes thinner and drier over the years. From outside, sun does most, and smoking adds to it. Everybody gets them, some earlier by family.',
    sources: ['general_knowledge'],
    grade: 'C',
    next: ['What helps with fine lines?'],
  },
  dark_circles: {
    id: 'cause.dark-circles',
    ask: 'Why do I have dark circles?',
    says: 'Skin under the eyes is thin, so vessels and shadows show through. It often runs in families, and short nights make it more visible. Circles are common at any age.',
    sources: ['periorbital_2016'],
    grade: 'B',
    next: ['What helps with dark circles?', 'Does sleep affect skin?'],
  },
  shine: {
    id: 'cause.shine',
    ask: 'Why does skin shine?',
    says: 'Skin makes oil to stay supple, most on forehead, nose and chin. How much is a matter of family, hormones and warmth. Harsh washing does not lower it. Some shine by noon is normal.',
    sources: ['general_knowledge'],
    grade: 'C',
    next: ['What helps with oily skin?'],
  },
  tone_evenness: {
    id: 'cause.tone',
    ask: 'Why is skin tone uneven?',
    says: 'No face has one color. Sun, old blemishes, redness and shaving leave lighter and darker places, and light from one side shows them more. That is normal in every skin color. Sunscreen every day keeps them from getting darker.',
    sources: ['tone_review_2024', 'general_knowledge'],
    grade: 'C',
    next: ['What helps with uneven tone?'],
  },
  blemishes: {
    id: 'cause.blemishes',
    ask: 'Why do I get blemishes?',
    says: 'Oil and dead skin close a pore, and the place swells a little and reddens. Hormones and family have the largest part, some products a smaller one, dirt hardly any. Almost everybody has some at some time. Deep or painful ones are for a doctor.',
    sources: ['pharmacy_module', 'general_knowledge'],
    grade: 'C',
    next: ['What helps with blemishes?', 'Should I pop a pimple?'],
  },
  dark_spots: {
    id: 'cause.dark-spots',
    ask: 'Why do dark spots come?',
    says: 'Skin makes more color after sun, after a blemish or a scratch, and with hormones, such as in a pregnancy. Sun keeps it dark. Such spots are common in every skin color. One that changes, bleeds or looks unlike the others is for a doctor.',
    sources: ['tone_review_2024', 'aad_abcde'],
    grade: 'B',
    next: ['What helps with dark spots?', 'How do I check a mole?'],
  },
} as const satisfies Record<Sign, Entry>;
