import type { Questions } from '../question.ts';

/** About the member's own report, routine and account. */
export const OWN_FACTS: Questions = {
  'report.explain': [
    'ok so i did the selfie thing, what did u find',
    'My daughter set this up for me. I took the photograph this morning, could you tell me what it says?',
    'results pls',
    'i dont get any of these bars, can u just tell me in normal words what my face looks like',
    'overall how did i do in the check in',
  ],
  'report.sign': [
    'how bad are my under eyes in the photo',
    'where exactly on my forehead did you see lines',
    'did the scan pick up any dark patches on me',
    'what number did i get for texture',
    'my wife says my nose is very red, does the picture show this too',
    'whats my blemish result',
    'am i really that shiny on the picture',
  ],
  'report.range': [
    'why is there a plus minus next to my score',
    'it says 1 to 2, so which one is it now',
    'can u not just give one exact score??',
    'I do not understand why my result is written as from-to',
  ],
  'report.untold': [
    'one row is just empty, couldnt you see it?',
    'some things you did not want to judge, how come',
    'Which signs could you not judge this time?',
  ],
  'report.type': [
    'so do i have combo skin or what',
    'which type of skin you think is mine',
    'what did the app decide about my skin type',
    'is my skin more on the dry side according to the check',
  ],
  'report.sensitivity': [
    'does my face count as delicate or not',
    'how sensitive am i according to you',
    'am i the sensitive type',
  ],
  'report.photo': [
    'was my selfie any good',
    'my pic got refused, what should i change next time',
    'how far should i hold the phone from my face',
  ],
  'report.photo|our.glasses': ['should i take the photo with glasses off or can i keep them'],
  'report.photo|our.light': [
    'the picture was too dark i think, how do i do it right',
    'do i stand at the window or under the bathroom lamp for the selfie',
  ],
  'report.good': [
    'i feel down about my face, is there anything nice in the result',
    'any part of my skin i can be happy with',
    'which things look fine on me',
  ],
  'report.focus': [
    'what is my biggest problem on the photo',
    'there is so much going on, where should my attention go first',
    'top priority for my skin?',
  ],
  'progress.changed': [
    'is it getting better or am i imagining',
    'any difference to last month?',
    'i have been doing this for 6 weeks now. does it show',
    'did my face get worse since the previous photo',
    "How does today's check compare to the one before?",
  ],
  'progress.sign': [
    'are there fewer pimples than last time',
    'did the dark spots fade since i started',
    'is my forehead less shiny than it was',
    'have the wrinkles become deeper compared with the first picture',
  ],
  'progress.count': [
    'how long ago did i do a check',
    'how often did i scan since i joined',
    'is it ok to scan every single day',
    'how long do i wait until i take another selfie',
  ],
  'routine.tonight': [
    'going to bed in 5 min what do i put on',
    'what goes on my face tonite',
    'Which products are for this evening, please?',
    'evening steps?',
  ],
  'routine.tonight|routine.week': ['is it retinol night today', 'do i have to exfoliate this evening'],
  'routine.morning': [
    'late for school, whats my routine before i leave the house',
    'what do i put on when i wake up',
    'just got up, 7am, which products now',
  ],
  'routine.week': [
    'on what days is my exfoliating',
    'show me the plan for monday to sunday',
    'how many times a week am i down for the acid',
  ],
  'routine.list': [
    'remind me what stuff i have saved',
    'which creams are in my plan right now',
    'list everything im using at the moment',
    'what did i add to my care plan',
  ],
  'routine.order|step.order': [
    'sunscreen before or after the cream',
    'i have 4 bottles here and no idea what comes after what',
    'do i put serum on top of moisturiser or under',
    'what is the correct sequence',
  ],
  'routine.check': [
    'is there anything in my plan that shouldnt go together',
    'Would you look over everything I use and tell me if there is a problem?',
    'am i mixing things that fight each other',
    'are the things i use safe together',
  ],
  'routine.add': [
    'is something missing in what i use',
    'if i buy one more product what kind should it be',
    'my routine is short, what would be worth putting in',
    'got room for one extra step, which',
  ],
  'routine.drop': [
    'i want fewer steps, what can go',
    'this is too much for me every evening, which bottles can i skip',
    'which one of my products is a waste',
  ],
  'routine.plan|step.basics': [
    'can you put together something simple for me, morning and evening',
    'im a guy and i only use bar soap, what should i be doing',
    'I am 67 and never did anything for my skin. What would a simple daily plan look like?',
  ],
  'routine.new|step.one-at-a-time': [
    'got 3 new things for my birthday, can i start all of them today',
    'how many days between trying new creams',
    'my sister says change only one thing, is she right',
  ],
  'account.left': [
    'how many chats do i still have this month',
    'when do i get new scans',
    'it said im nearly out of messages, how many more',
    'do i have any photos left this month',
  ],
  'account.plan|our.plans': [
    'do i pay for this right now',
    'what subscription have i got',
    'am i still on the free one',
  ],
  'account.who|our.photo-deleted': [
    'does anybody look at my pictures',
    'where do you keep my face photo and who can see it',
    'are my selfies shared with some other company',
    'i dont want my pics on the internet, is that safe here',
  ],
  'talk.hello': ['heyyy', 'hi there friend'],
  'talk.thanks': ['cheers that helped', 'ty!!', 'great, thank you very much for explaining'],
  'talk.who|our.model': [
    'is a real person typing this',
    'am i talking with a robot',
    'which company made the model that answers me',
  ],
  'talk.can': ['what are you good for', 'so what would i use you for', 'what stuff can i ask about'],
};
