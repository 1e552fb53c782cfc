import type { Questions } from '../question.ts';

/** With a story before the question, on somebody else's behalf, in haste, or in a second language. */
export const IN_PASSING_QUESTIONS: Questions = {
  'concern.dry': [
    'moved to canada in autumn and since then the heating is on all day, my cheeks are rough and tight, what can i do',
    'Since the menopause my face drinks every cream and is dry again after an hour. What would you advise?',
  ],
  'concern.blemishes': [
    'hello, i am from brazil, here very hot, i have many espinhas pimples in the face, what is good for them?',
    'zits evrywhere omg wat do i do',
  ],
  'concern.shine': [
    'at work people ask if im sweating but its just grease on my forehead, how do i get it matte',
  ],
  'concern.lines': [
    'At my age the lines are allowed to be there, but is there anything sensible to soften them?',
  ],
  'concern.redness': ['in video calls my cheeks are always tomato red even if im calm, anything i can do?'],
  'concern.sensitive': ['my skin no like nothing, every product is itching, what i must use'],
  'concern.sensitive|concern.stinging': [
    'after shaving with a new foam, and with most creams too, my skin prickles, what suits skin like that',
  ],
  'concern.doctor': ['my gf keeps telling me to go to a skin doctor, how do i know if she is right'],
  'concern.dark-circles': [
    'newborn at home, no sleep, i look like a raccoon, what can one do about the rings under the eyes',
  ],
  'concern.marks': [
    'finally no new pimples since august but the old ones left dark dots everywhere, how to fade them',
  ],
  'concern.barrier': [
    'ok i may have used a peel 5 nights in a row and now even water feels tight. how do i get my barrier back',
  ],
  'step.exfoliate': ['the lady in the shop said peel twice daily, how often is really ok'],
  'step.cleanser': ['i am a mechanic, face full of oil in the evening, with what should i wash it'],
  'step.basics|routine.plan': [
    'my girlfriend says my skincare is a crime because i have none, where do i even start',
  ],
  'step.how-long': ['im a bit impatient, started three weeks ago and nothing in the mirror yet, normal?'],
  'step.purging': [
    'my face was ok, then i started the salicylic serum and now its worse than before, is that supposed to happen',
  ],
  'step.expiry': ['found a sunscreen from our holiday two summers ago in the car, can we still use'],
  'step.moisturizer': ['my dad says men dont need cream, my skin is normal, do i need one'],
  'step.patch-test': [
    'last time a cream gave me red spots everywhere so how do i try the next one in a safe way',
  ],
  'step.teens': ['my friends all have retinol and serums, im 14, what should i be using'],
  'step.pregnancy': [
    'found out last week that there is a baby coming, now im scared of all my creams, what is safe',
  ],
  'sun.why': ['i live in glasgow there is no sun lol why would i put on spf'],
  'sun.why|sun.indoors': ['my mum says only use sun cream at the beach, true?'],
  'sun.reapply': ['football training is 2 hours in the sun, do i put cream again at half time'],
  'sun.burn': ['forgot the cream while skiing and now cheeks are red and warm, what should i do tonight'],
  'sun.spf': ['the bottle says spf 30 and PA+++, is it strong enough'],
  'ingredient.pair': [
    'mornings i use vitamin c and at night retinol, my roommate says thats dangerous, is it',
    'pls quick: niacinamide serum then salicylic toner same time ok??',
  ],
  'ingredient.retinol|ingredient.suits': [
    'All my friends over sixty swear by retinol. Is it sensible to begin so late?',
  ],
  'ingredient.fragrance': [
    'my favourite cream smells of roses and a blogger said scent is evil, what is true about it',
  ],
  'ingredient.pregnancy|step.pregnancy': [
    'my wife is 5 months pregnant and has a salicylic face wash, may she use it',
  ],
  'routine.tonight': ['ugh long day, forgot everything, just tell me what to put on now before i sleep'],
  'routine.order|step.order': [
    'bought serum, cream, eye cream last week and my friend and i argue about what goes on first',
  ],
  'routine.check': ['before i leave for holiday: do the products in my plan get along with each other'],
  'routine.new|step.one-at-a-time': [
    'black friday haul arrived, five products, how fast may i bring them in',
  ],
  'progress.changed': [
    'i stopped drinking in september and sleep more now, do you see any change in my photos',
  ],
  'progress.sign': ['i really try against the redness since weeks, is it less now?'],
  'report.explain': ['sorry im old and not good with apps, what did the examination of my picture show'],
  'report.sign': ['my colleague laughed about my forehead wrinkles, do you see them too in my scan'],
  'report.focus': ['money is tight so i can only fix one thing, what stands out the most in my report'],
  'account.who|our.photo-deleted': ['my boyfriend thinks you sell the face pictures, who gets them'],
  'our.cancel': ['exam time, no money, how can i get out of the paid plan'],
  'our.conditions': [
    'my mother has rosacea and now my cheeks are red too, do i have it as well',
    'google says seborrheic dermatitis, can u confirm from the selfie',
  ],
  'our.sponsored': ['be honest, do you get commission for the creams you show'],
  'our.accuracy': ['my brother says a phone camera can never judge skin, how good are your results really'],
  'myth.chocolate': ['ate two pizzas on the weekend and today i have three spots, is it from that'],
  'myth.toothpaste': ['in my country we put tooth paste on the pimple at night, is it correct?'],
  'product.find': [
    'i have dry skin and it is winter and my cream from the supermarket does not do enough, what product would you take',
    'payday! looking for a nice serum for uneven tone, max 30',
    'travelling with hand luggage only, which small cleanser can you recommend',
  ],
  'concern.blemishes|life.touching': [
    'i wear a helmet at work and always get pimples on the chin strap line, what works against it',
  ],
};
