import type { Crisis, Move } from './read-crisis.ts';

/** Ends a crisis; the words that the person would say. */
const LET_US_GO_ON = 'I am safe. Let’s go on';

/** What the person may say next, as long as it is open. */
export function crisisFollowUps({ isOther, move }: Crisis): string[] {
  if (move === 'over') return [];
  if (move === 'skin') return ['Explain my report', 'What should I add first?'];
  if (move === 'past' || move === 'mourns') return ['Yes, I am safe', 'I am not safe'];
  if (move === 'jokes') return ['It was a joke', 'I am not safe'];
  if (move === 'wonders') return ['It is about my skin', 'Everything is too much'];
  if (move === 'acted') return ['I called for help', 'I do not want to call'];
  return isOther
    ? ['They are safe. Let’s go on', 'They are not safe', 'They do not want help']
    : [LET_US_GO_ON, 'I am not safe', 'I do not want to call'];
}

type Words = Record<Move, readonly [string, ...string[]]>;

/** The same for both. */
const ANYBODY = {
  /** Never said: the first answer is a card. */
  opens: [''],
  wonders: [
    'That sounds heavy. Do you mean your skin, or is everything too much right now?\n\nIf it is everything, you do not have to carry it alone. {Line}, at any hour. I am an app, and a person can listen.',
  ],
  jokes: [
    'Many people say that as a joke, and some of them are not joking. Which is it with you?\n\nIf it was a joke, say so, or just ask what you wanted to ask. If it is heavy: {line}, at any hour. A person can listen; I am an app.',
  ],
  past: [
    'Thank you for trusting me with that, and I am glad that it is better. One plain question, then we go on with whatever you like: are you safe right now?\n\nIf it ever comes back: {line}, at any hour.',
  ],
  mourns: [
    'I am so sorry. To lose somebody in that way is among the hardest things there are, and skin often shows such months too.\n\nHow is it for you: are you safe right now? {Line}: it is there for people who grieve as well, at any hour.',
  ],
  /** Only of somebody else. */
  cannot_find: [
    'There is still a way without a number or an address: their school or workplace, a friend you both know, and the place where they wrote it, which usually lets you report that somebody is in danger.\n\nThe people at {emergency} can search with little. Which of these could you reach at once?',
  ],
  skin: [
    'Thank you for telling me. Seeing it every day can wear a person down, and it says nothing about who you are.\n\nWhat bothers you most? And if it ever becomes more than skin, write it here just as plainly.',
  ],
  over: [
    'All right, and thank you for saying so. If it gets heavy, write it here at once; {line}, day and night.\n\nWhat would you like to go on with?',
    'That is good to know. I take such words seriously, because some people mean them.\n\nAsk whatever you like, about your skin or about anything else that I can do.',
    'Fair enough. What would you like to know?\n\nI can explain your report, go through your routine, or tell what is known about an ingredient.',
  ],
} satisfies Partial<Words>;

/** Fixed answers, to be signed by a professional like the cards. The later ones offer something smaller. */
const OWN: Words = {
  ...ANYBODY,
  acted: [
    'Please call {emergency} now, even if you feel nothing yet. Say what it was, how much and when. Do not wait until it gets worse.\n\nThen open the door, and go where somebody sees you. I am an app and cannot send anybody.',
    'Please call now: {emergency}. You need not know how many it were, or why. “I have hurt myself, I need help” is enough.\n\nIf you cannot call, knock at the nearest door or wake somebody. Is anybody in the building?',
    'I am still here, and the most important thing stays the same: somebody must come to you now. {emergency}; a neighbor; anybody in your phone.\n\nIf you get sleepy, sick or dizzy, lie on your side with the door open.',
  ],
  imminent: [
    'Please be with a person now: go to somebody near you, or call somebody and stay on the line.\n\nPut what could hurt you out of reach, or leave the room where it is. If you are hurt or about to act, call {emergency}. I am an app and cannot send anybody.',
    'I am taking this seriously. Call {emergency} now, or knock at the nearest door and say: “I am not safe, please stay with me.”\n\nIs there somebody in the same building?',
    'Then only the next ten minutes: go away from what could hurt you, to a place with light and people, or outside the front door.\n\nFrom there, one call or one message. Who could it be?',
  ],
  safer: [
    'I am very glad. Go on to where people are, and stay there for now. From there, one call or one message: “I was not safe just now, can you be with me?”\n\nAre you safe right now?',
    'Good. Each step away counts.\n\nWho could be with you for the rest of today?',
  ],
  helped: [
    'That was a good thing to do. Stay with them, or on the line, until somebody is beside you, and tell them everything: also what you took or did, if you did.\n\nIf it gets worse before that, call again. I am here to write to meanwhile.',
    'Good. Tell them as plainly as you told me; you can show them this chat.\n\nIs there anything you need until they are there?',
  ],
  let_down: [
    'I am sorry. You reached out, and it did not work when you needed it.\n\nA second try can go quite differently: by text nobody puts you on hold, and it may be a friend or a doctor instead of a line. And just now, are you safe right now?',
    'That hurts twice. It says something about that moment, and nothing about what you are worth.\n\nIs there one person who has listened to you before, about anything?',
  ],
  refuses: [
    'All right, that is your choice, and you can still write here.\n\nSomething smaller: is there one person you could send “can you sit with me for a while”? You need not explain more. Are you safe right now?',
    'Then no call. Only this for now: put what could hurt you far away, and go where another person is, even without talking.\n\nWhat would make the next hour a little easier?',
    'Then I offer nothing more for the moment, and you can go on writing, about this or about anything else.\n\nIf a person feels possible later, a doctor, a teacher or a neighbor counts as well.',
  ],
  keeps_secret: [
    'I tell nobody, and I could not. Whom you tell, and how much, is yours to choose.\n\nAnd still: this is too much for one person alone. Who would be the least difficult to tell, and what is one sentence you could begin with?',
  ],
  asks_app: [
    'I am an app, not a person. I tell nobody what you write, and I cannot call anybody for you. You can go on writing here.\n\nTo be really heard, a person is better, and that may be by text too. What would you say first, if somebody sat beside you?',
    'I am still only an app, and I read what you write. I cannot feel it with you, and you deserve somebody who can.\n\nTell me a little more, if you like. Is anybody near you at the moment?',
  ],
  asks_how: [
    'One thing at a time. First the place: away from what could hurt you, near another person. Then one sentence to one person: “I am not okay, can you stay with me?”\n\nEverything else can wait until tomorrow. Who could that person be?',
    'Nothing has to be solved now. Drink something, sit where it is light, and write or call one person, even only “are you there?”\n\nThe free line in the card above goes through the next step with you.',
  ],
  asks_line: [
    '{Line}. “I am not okay” is enough to begin with. They ask and listen, and you may end the call whenever you want.\n\nSimple words are enough. If another language is easier, say its name first: many lines find somebody who speaks it.',
    'They will try to understand you, as I do. Short words are enough: “I am not okay. I am alone. Please help.” You need not say it well.\n\nSome lines also answer by text, where you can take your time with each word.',
    'You can read out what you wrote here, or show this chat to a person near you. Nothing has to be said well.\n\nIs there somebody who could sit beside you while you call?',
  ],
  hurts: [
    'Thank you for telling me. Many people hurt themselves to get through something that is too much. There is no shame in it, and there are people who know it well: the free line in the card above, or a doctor.\n\nIs there a wound now? If it is deep or goes on bleeding, press a clean cloth on it and have it looked at today.',
    'For the next time that it gets too much: is there somebody you could write to first, only “it is one of those moments”?\n\nIt also helps to have what you hurt yourself with out of reach.',
  ],
  thinks: [
    'Thank you for saying it so plainly. Thoughts like that are heavy, also without a wish to act on them, and you need not wait until they get worse to tell somebody.\n\nTo whom could you say exactly the sentence that you wrote to me?',
    'I hear that it stays with you. Does it get heavier at some time of the day?\n\nFor that time it helps to have something ready: a person you may call, and what could hurt you out of reach.',
  ],
  denies: [
    'Thank you for telling me. I asked because of what you wrote, and would rather ask once too often.\n\nIf you are safe, just ask what you wanted to ask, and we go on. If there is something behind it after all, you can say so here. Nothing has to be explained.',
  ],
  angry: [
    'You may be angry, at me too. I am an app that must not guess about this, and that can sound like talking down to you. I do not mean it so.\n\nIf you are safe, just say so and ask what you came for. If you are not, one word is enough: “help”.',
    'That is fair. I will not push.\n\nYou can write whatever you like, or nothing. The free line in the card above is there too, if you ever want a person instead of me.',
  ],
  eases: [
    'I am glad that you wrote it. A person is the best next step, soon, as long as you feel like it: “I am not doing well, can I tell you something?” is enough.\n\nI am here meanwhile.',
    'Good. Take it slowly.\n\nIs there something that helps you for the next hour: somebody near, something warm, music? You can ask about your skin, too, whenever you want.',
  ],
  leaves: [
    'Before you go, one thing: are you safe right now?\n\nIf you are, come back whenever you like. If you are not, please do not stay alone: call {emergency}, or go to somebody near you.',
  ],
  everyday: [
    'I will get to that. First I would like to know: are you safe right now?\n\nIf you are and want to go on with your skin, ask once more and I will answer. The free line in the card above is there day and night.',
  ],
  goes_on: [
    'I hear you, and I do not want to guess about this: are you safe right now?\n\nIf you are not, or do not know, please do not stay alone with it. The free line in the card above is there, and so is somebody you trust who can be with you.',
    'I am still with you, and what you say matters. What is hardest at this moment?\n\nYou could show this chat to one person you trust, so that you need not find the words again.',
    'You do not have to solve this today, and not alone. Who has been good to you lately, even in a small way?\n\nSome lines answer by text too, if speaking is too much.',
    'I have read it. I am an app, and my answers are few; a person has more of them.\n\nWould it be possible to be where somebody else is, even without talking?',
  ],
};

const OTHER: Partial<Words> = {
  safer: [
    'Yes, that helps: put out of reach what they could hurt themselves with, knives, pills, cords, and say openly that you do it because you worry.\n\nIt gives time, and the rest is done by people. Who is with them today, and does their doctor know?',
    'Good. Each of these steps gives time.\n\nTell their doctor or somebody of the family today, so that it does not rest on you alone.',
  ],
  imminent: [
    'Please call {emergency} now. Say what was said or written, where they are as far as you know, and that you cannot be sure they are safe. They can look for them.\n\nIf you are near, stay with them, and speak to them through the door if it is closed. I am an app and cannot send anybody.',
    'Do not keep it to yourself: an adult, a neighbor or another friend who is nearer, right now. If nobody reaches them, {emergency}.\n\nKeep writing or talking to them meanwhile, even without an answer: “I am here, I am not angry, please tell me you are there.”',
    'If you can get to them safely, do: knock, say that you are there, and stay. If you cannot, let those who answer the emergency call decide how. If you have not called yet, please call now; nobody will blame you if it turns out well.\n\nWho is with you while you wait?',
    'Nobody can know that yet, and you are doing what can be done. Keep trying to reach them, and let an adult or the emergency number try as well.\n\nYou did not cause this. Please do not wait alone.',
  ],
  helped: [
    'That is good. Tell whoever is with them plainly what was said, so that it is not left at that.\n\nIt was right to take it seriously. Is there somebody for you, too?',
    'Good. Say it to them as plainly as you told me; you can show them this chat.\n\nThis was a lot for you as well. You may call the line for yourself, too.',
  ],
  let_down: [
    'I am sorry that it did not work. Please try again, or another way: their doctor, a teacher, family, and {emergency} if they are in danger.\n\nIs somebody with them at the moment?',
  ],
  refuses: [
    'You need not do it against their will to get advice yourself: the free line also speaks with people who worry about somebody.\n\nCould another person who knows them help you to carry this?',
    'Then stay near, if you can, and ask them plainly again later. If they are about to act, call {emergency}, also against their will.\n\nIs somebody with them at the moment?',
  ],
  keeps_secret: [
    'A promise like that is hard to keep and may be broken: their life matters more. You can say: “I care about you too much to keep this to myself.”\n\nTell somebody who can be there today, family, a teacher or a doctor. Are they alone right now?',
  ],
  asks_app: [
    'I am an app, not a person. I tell nobody what you write, and I cannot call anybody for you.\n\nThe free line in the card above also speaks with people who worry about somebody. Are they alone right now?',
  ],
  asks_how: [
    'Calmly, and without blame: “I have seen it, I am worried, and I am not angry. Do you sometimes think about ending your life?” Then listen, longer than is comfortable.\n\nYou need not find the right words; staying is what counts. Arrange a doctor or a counselor together, soon.',
    'Be near, say what you have noticed, and do not promise to keep it secret. If they say that they mean to do it, do not leave them alone, and call the free line together.\n\nWho could share this with you?',
  ],
  asks_line: [
    '{Line}. You can say: “I am worried about somebody. They said they want to die.” They help you to find the next step.\n\nIf they are about to act, call {emergency} first.',
  ],
  hurts: [
    'Hurting oneself is often a way to get through something that is too much. Stay calm, ask what is behind it, and do not make them promise to stop.\n\nA deep wound, or one that goes on bleeding, should be looked at today. Who else could know of it?',
  ],
  thinks: [
    'It is good that they said it. Ask once more, plainly, whether they have thought of how and when; if so, do not leave them alone and call the free line together.\n\nWho else could know of it?',
  ],
  denies: [
    'It is still worth asking them once, plainly: “Are you thinking about ending your life?” It does no harm if the answer is no.\n\nIf they are safe, say so, and we go on.',
  ],
  angry: [
    'You are worried, and an app that repeats itself is no help with that. I am sorry.\n\nA person can go through it with you: the free line in the card above also speaks with people who worry about somebody.',
  ],
  eases: [
    'I am glad that you wrote it. Tell one more person who can be there, so that neither of you is alone with it.\n\nI am here meanwhile.',
  ],
  leaves: [
    'Before you go: is somebody with them, and do they have a number to call?\n\nIf not, please stay in touch with them until somebody is. Come back whenever you like.',
  ],
  everyday: [
    'I will get to that. First: is the person you worry about safe right now, and is somebody with them?\n\nIf so, ask once more and I will answer.',
  ],
  goes_on: [
    'It is good that you look out for them. Ask them plainly whether they think about ending their life; asking does not put it into their head.\n\nListen more than you advise, stay with them, and call the free line in the card above together. Are they alone right now?',
    'You do not have to carry this by yourself. Tell somebody who can be there: family, a teacher, a doctor.\n\nIs there anything they could hurt themselves with nearby?',
    'Whatever happens, it is not yours alone to prevent, and it is right that you try. What do you know about where they are, and who is near them?',
  ],
};

/** What is said to the newest message of an open crisis. Of three or more answers the first is given once. */
export function crisisWords({ isOther, move, times }: Crisis): string {
  const words = (isOther ? OTHER[move] : undefined) ?? OWN[move];
  const [first, ...later] = words;
  const given =
    later.length < 2
      ? words[times % words.length]
      : [first, ...later][times === 0 ? 0 : 1 + ((times - 1) % later.length)];
  return given ?? first;
}
