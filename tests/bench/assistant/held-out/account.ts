import type { Questions } from '../questions/question.ts';

/** About the account and who is behind it. */
export const ACCOUNT_QUESTIONS: Questions = {
  'account.left': [
    'Do I have any scans over this month?',
    'messages left?',
    'how meny questions are left this month',
    "I'm on the bus for another two hours and would love to keep asking you things, but is there a limit at some point?",
  ],
  'account.plan|our.plans': ['Which membership am I paying for right now?', 'my current plan'],
  'account.who|our.photo-deleted': [
    'Which companies can see my information?',
    'who alse sees my selfies',
    "I'm a teacher and would die if my pupils found those close-ups on the internet. Who has access to them?",
  ],
  'our.export': [
    'Can I save a copy of everything you know about me?',
    'gdpr export',
    "I'm switching phones and a bit old-fashioned: I'd like everything I ever sent you as a file on my own hard disk. Possible?",
  ],
  'our.delete': [
    'I no longer want an account, how do I remove it?',
    'how delet my acount',
    "Thanks for everything, but I'm going back to soap and water. Please tell me how I get completely erased from here.",
  ],
  'our.delete-chat': ['Can I wipe what I wrote to you?', 'clear chat history'],
  'our.consent': [
    'Where can I take back my permission for photos?',
    'revoke consent',
    "When I signed up I ticked every box because I was in a hurry. Now I'd rather not allow the one about pictures. Where is that?",
    'i dont agre anymore that u use my fotos',
  ],
  'our.cancel': [
    "I don't want to be charged next month, where do I end it?",
    'how to cansel my subscripton',
    'I signed up by accident while trying the free week and now 60 euros are gone. How do I get out of this?',
  ],
  'our.plans|account.plan': ['What do the different memberships cost?', 'pro vs plus'],
  'our.password': [
    "I can't remember my login, what now?",
    'new email address',
    "My ex knows the code I use to get in here and I don't want him to see my pictures. How do I lock him out?",
    'how to chanje my pasword',
  ],
  'our.preferences': [
    'Where do I enter new concerns that I have?',
    'change my budget',
    'how turn of the numbers and have words insted',
  ],
  'our.hand-over': [
    'I have a dermatologist appointment, can I take this with me?',
    'pdf for doctor',
    'how do i print my raport for the docter',
  ],
  'our.sponsored': [
    'Are your product tips advertising?',
    'affiliate links?',
    'You recommended me that cream twice now. Be honest, does the company that makes it give you something for that?',
  ],
  'our.model|talk.who': ['What technology is answering me here?', 'gpt?'],
};
