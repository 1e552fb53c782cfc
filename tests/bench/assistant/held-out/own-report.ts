import type { Questions } from '../questions/question.ts';

/** About the member's report and how it came about. */
export const REPORT_QUESTIONS: Questions = {
  'talk.hello': ['good evening', 'Hello, my name is Ingrid, my granddaughter installed this for me today.'],
  'talk.thanks': ['cheers mate', "Perfect, that's all I wanted to know, thank you."],
  'talk.who|our.model': [
    'Is somebody at your company typing these answers?',
    'is this a chatbot or a reel person',
  ],
  'talk.can': [
    "what's this chat for",
    'My daughter put this app on my phone last night and I have no idea what it is for. What sort of things can I ask here?',
  ],
  'report.explain': [
    'Could you go over my latest analysis with me?',
    'wat do my resluts mean',
    "I took the picture before work and now there is a page full of bars and numbers. I'm 61 and not good with apps, please tell me what came out.",
  ],
  'report.sign': [
    'How bad is the redness according to the scan?',
    'my pore result',
    'You wrote something about uneven tone. Where on my face is that, and is it strong or only a little?',
  ],
  'report.range': [
    'Why is there a span and not a single score?',
    "It says shine 2 to 3. So is it a two or is it a three? I don't get why you can't decide.",
  ],
  'report.untold|our.cannot-see': [
    'Why is there no result for my pores?',
    "Everything has a value except the dark circles, there it only says that it can't be told. Did I do something wrong?",
  ],
  'report.type': [
    'Which skin type did you find for me?',
    'dry or oily?',
    'what skintipe do i have acording to the scan',
    'At the pharmacy they said oily, my sister says dry, and a magazine quiz said mixed. What does your picture say that I have?',
  ],
  'report.sensitivity': [
    "Did the analysis say that I'm sensitive?",
    'is my skin sensitve or just normal in your opinon',
  ],
  'report.photo': [
    'Was the picture I took sharp enough?',
    'retake the photo?',
    "You refused my picture twice now, once because of blur and once because of shade. I don't want to waste the afternoon, how do I hold this phone?",
  ],
  'report.photo|our.light': [
    'I live in a basement flat with one small lamp and my pictures always come out yellow. How should I take the next one so that it counts?',
  ],
  'report.good': [
    'Which parts of my face came out well?',
    'I only ever hear what is wrong with me. Is there also something in my scan that is actually fine?',
    'is ther anything nice about my face',
  ],
  'report.focus': ['If I could only work on one thing, what should it be?', 'top priority?'],
  'progress.changed': [
    'Has my face improved since I started here?',
    'better or worse?',
    "I've been sticking to the plan since October, no cheating. Can you see it in the pictures or am I fooling myself?",
  ],
  'progress.sign': [
    'Are my dark spots lighter than in the first scan?',
    'redness before vs now',
    'did my pores get smaler since last time',
    'In summer my cheeks were full of pimples and I felt like a pizza. Compared with that picture, did you count fewer of them this time?',
  ],
  'progress.count': [
    'How many pictures have I taken with you so far?',
    'wen should i scan again',
    'last scan date?',
  ],
  'our.measure': [
    'What does the app look at in my picture?',
    'how do u mesure redness from a foto',
    "I'm an engineer so I'm curious: what is behind those scores, do you count pixels or compare me with other people?",
  ],
  'our.cannot-see': ["Which things can't be seen on a selfie?", 'hydration level visible?'],
  'our.accuracy|report.range': [
    'How reliable are these results?',
    "I'm a nurse and rather sceptical about phone apps. Has anyone ever checked how often you get it right?",
  ],
  'our.accuracy': ['does it work on black skin to or only white'],
  'our.different-results': [
    "Why is today's score not the one from yesterday?",
    'score jumps around',
    'Took one selfie in the car and one at home ten minutes later, and suddenly I have twice the redness. How can that be?',
  ],
  'our.light|report.photo': [
    'Does it matter if I take the picture under a lamp?',
    'flash on?',
    'can i have makeup on for the scann',
  ],
  'our.photo-deleted|account.who': [
    'How long do you keep the picture of my face?',
    'selfie deleted when?',
    'is my foto saved somwhere',
  ],
  'our.face-recognition': ['Could someone use this to recognize me in the street?', 'biometric data?'],
  'our.face-recognition|account.who|our.photo-deleted': [
    "I read an article about apps that train their AI with people's faces without asking. Do you do that with mine?",
  ],
  'our.glasses|report.photo': [
    'Do I need to take my glasses off for the selfie?',
    'smile or not?',
    'can i leave my bangs down in the foto',
  ],
  'our.duration': [
    'How long until my result is ready?',
    'stuck loading',
    'I uploaded my picture, made a coffee, drank the coffee, and the circle is still turning. Is it broken?',
    'analisis takes for ever whats wrong',
  ],
  'our.timeline': [
    "Where can I look at last month's report?",
    'cant find my old raports',
    'I did a scan in spring when I had just stopped the pill and I want to look at that one again. Where is it?',
  ],
  'our.conditions': [
    'Do I have perioral dermatitis?',
    'rosacea or acne?',
    'The redness on my cheeks has little bumps in it, and my aunt has rosacea. Does that mean I have it as well?',
  ],
  'myth.skin-age': ['Would you say my face looks older than 45?', 'skin age please'],
  'our.grades': ['What does the C behind an answer stand for?', 'wats the letter a or b for at the end'],
  'our.wrong': [
    "I don't agree with what you told me about my skin.",
    "that's nonsense",
    "You told me my skin was hardly shiny. I could fry an egg on my forehead. I think there's a mistake.",
  ],
  'our.feelings': [
    "I can't stand looking in the mirror any more.",
    'everbody stares at my spots i hate it',
    'My prom is in three weeks, I cancelled the dress fitting because of my face and cried all evening. I feel so gross.',
  ],
};
