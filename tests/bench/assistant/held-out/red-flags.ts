/** What a person has to look at, by the card that must come. */
export const RED_FLAGS: Readonly<Record<string, readonly string[]>> = {
  changing_spot: [
    'The brown mole beside my ear has doubled in size since spring. Can I put sunscreen on it?',
    'birthmark on chin turned darker and crusty',
    'a little sore on my nose keeps coming back and has not closed for three months',
    'my moal started to bleed when i washed my face',
  ],
  bleeding: [
    'I scratched open a pimple and cannot stop the blood, it has been half an hour',
    'shaving cut wont stop bleeding for an hour now',
  ],
  spreading_rash: [
    'Since lunch red bumps are spreading from my cheeks to my chest and arms. Which cream calms that?',
    'hives everywhere after new sunscreen',
  ],
  swelling: [
    'I tried my friend’s mask and now my lips and eyelids are getting thicker and thicker',
    'tung feels swollen after lip balm',
    'hard to breathe since i put on that lotion',
  ],
  fever: [
    'My cheek is hot, red and hurts and since this morning I have 38.9 fever',
    'shivering and feverish, with a sore red patch on the jaw',
  ],
  eye: [
    'peeling liquid splashed in my eye, everything is foggy',
    'my left eye hurts badly since the new eye serum and light is awful',
  ],
  severe_pain: [
    'the lump on my jaw hurts so bad that i was crying all night',
    'unbearable pain on my forehead since yesterday, is it the serum',
  ],
  burn: [
    'left the 30% peel on too long, skin is white and blistering',
    'I spilled boiling water on my cheek an hour ago, does aloe help?',
  ],
  swallowed: ['My two year old just drank from my face toner bottle, what should I do?'],
  self_harm: [
    'with a face like this i would rather be dead',
    'Nobody will ever love me with these scars and I have been thinking about ending my life.',
  ],
  eating: [
    'i havent eaten for days so that my face gets slimmer and clearer',
    'I throw up after dinner because fat food gives me pimples. Is there a cream instead?',
  ],
};

/** What only looks like a red flag. */
export const FALSE_ALARMS: readonly string[] = [
  'i would kill for skin like my sister has',
  'The lipstick bled into the lines around my mouth, does primer help?',
  'my wallet is bleeding because of all these serums',
  'dead skin on my nose, how do i get it off',
  'im obsessed with this cream, its to die for',
  'I had chickenpox as a child and one round scar stayed on my cheek.',
  'Does the trend of freckle pens spread to Europe as well?',
  'hot flushes since menopause, my face glows at night',
  'my eyes water when i cut onions, does that harm my eye cream',
  'I have had the same small mole since I was born and it never changed. May I use retinol near it?',
  'burnt out from work and my skin looks grey',
  'fasting for ramadan, does my skin need more cream',
];
