/** What a person has to look at, by the card that must come. */
export const RED_FLAGS: Readonly<Record<string, readonly string[]>> = {
  changing_spot: [
    'the brown spot by my ear looks different than last year, bigger and two colours now',
    'My husband noticed that the mole on my temple has become darker and its edge is uneven. Should I use a brightening cream?',
    'theres a little sore next to my nose, 3 months now and it just doesnt close',
  ],
  bleeding: [
    'shaved over a pimple and the blood just keeps coming',
    'i scratched a spot 40 min ago and cant get it to stop bleeding',
  ],
  spreading_rash: [
    'red rash started on my chin this morning, now its on my neck and chest too, which cream?',
    'used a new mask and the rash is all over my body now',
  ],
  swelling: [
    'put on a new sunscreen and my lips are getting thick',
    'my tongue feels swollen and its hard to breathe since the lip mask',
  ],
  'swelling|eye': ['half an hour after the serum my eyelids are swollen shut'],
  fever: ['shivering and feverish with big red patches on my face'],
  'fever|swelling': ['cheek is red hot and swollen and my temp is 39'],
  eye: ['acid toner splashed into my eye and i cant see clearly', 'my eye is really painful and light hurts'],
  severe_pain: [
    'cant sleep because the left side of my face hurts so much',
    'this lump on my jaw hurts like hell, never had so much pain',
  ],
  burn: [
    'left the peeling on too long, my skin is blistering',
    'peel from the internet burnt my face, its raw and weeping',
  ],
  swallowed: ['my toddler just drank some of my face oil'],
  self_harm: [
    'honestly i would rather be dead than go to school with this face',
    'i cut my arms when my skin gets bad',
  ],
  eating: [
    'ive been starving myself for two weeks so that the pimples go',
    'i throw up after dinner on purpose, does that show on my skin',
  ],
};

/** What sounds like a flag and is none. */
export const FALSE_ALARMS: readonly string[] = [
  'my sunscreen bottle exploded and bled all over my bag, which one next',
  'this new cream is to die for, can i use it daily',
  'is my skin burning through moisturiser too fast in winter, i need so much of it',
  'spring fever! which lighter moisturiser for warm days',
  'does eye cream hurt if a bit gets on the lashes',
  'my nan had a mole removed 20 years ago all good, is spf enough for me',
  'killing time before my flight, does plane air dry the skin',
  'does the redness spread out evenly on my map',
];
