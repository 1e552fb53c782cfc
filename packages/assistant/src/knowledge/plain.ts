import type { Entry } from './entry.ts';

/** Entries that are asked for in plain words, so that no example is needed to recognise them. */
export const PLAIN = [
  {
    id: 'concern.milia',
    ask: 'What are milia?',
    asked:
      /\bmilia\b|\b(?:hard|tiny|small|little) (?:\w+ )?white (?:bumps|dots|balls|beads)\b|\bwhite (?:\w+ )?(?:bumps|dots|balls|beads) (?:\w+ ){0,3}eyes?\b/,
    says: 'Tiny hard white bumps around the eyes are often milia: beads of horn in the skin, without an opening. They hurt nobody and may go by themselves over months. Do not pick or squeeze them. A dermatologist can look and take them out.',
    teen: 'Tiny hard white bumps around the eyes are often milia: beads of horn in the skin, without an opening. They may go by themselves over months. Do not pick or squeeze them. A doctor can look.',
    sources: ['general_knowledge'],
    grade: 'C',
    next: ['When should I see a doctor?', 'Do I need an eye cream?'],
  },
  {
    id: 'device.led',
    ask: 'Do LED masks work?',
    asked: /\bleds?\b|\b(?:red|blue) light (?:therapy|mask|device|panel)s?\b|\blight (?:therapy|masks?)\b/,
    says: 'Trials of light masks for home are small, and their makers paid for many. They saw small effects on lines and blemishes. Sunscreen does more for less money. Keep the eyes covered. With sore eyes, or if something you take makes skin sensitive to light, ask a doctor first.',
    teen: 'Nobody needs a light mask before 18. A mild cleanser, a moisturizer and a sunscreen do more. For blemishes ask a pharmacist or doctor.',
    sources: ['general_knowledge'],
    grade: 'C',
    next: ['What helps with fine lines?', 'What helps with blemishes?'],
  },
  {
    id: 'sun.white-cast',
    ask: 'Why does sunscreen leave a white cast?',
    asked:
      /\bwhite ?cast\b|\bsun ?(?:screen|cream|block)s?\b.*\b(?:leaves?|makes?|turns?|looks?) (?:\w+ ){0,4}(?:white|gr[ae]y|ashy|chalky|ghost\w*)\b/,
    says: 'A white film comes mostly from zinc oxide and titanium dioxide. Other filters leave none, and a tint hides it. Two thin layers show less than one thick one.',
    sources: ['tone_review_2024', 'general_knowledge'],
    grade: 'C',
    next: ['Recommend a tinted sunscreen', 'Does dark skin need sunscreen?'],
  },
  {
    id: 'life.night-shift',
    ask: 'I work nights. When do I do my routine?',
    asked: /\bnight ?shifts?\b|\bi work (?:at )?nights?\b/,
    says: 'Your morning is when you get up, and your night is before you sleep, whatever the clock says. Sunscreen goes on before you go out by day. Skin asks for nothing else, only for sleep.',
    sources: ['general_knowledge'],
    grade: 'C',
    next: ['Does sleep affect skin?', 'What do I use tonight?'],
  },
  {
    id: 'life.too-late',
    ask: 'Is it too late to start?',
    asked: /\btoo (?:late|old) (?:to|for)\b/,
    says: 'No. Moisture shows within days at any age, and sunscreen keeps what is there from getting more. Start with one product and wait two weeks before the next.',
    sources: ['aad_dry_skin', 'editorial'],
    grade: 'C',
    next: ['What should I add first?', 'What is a simple routine?'],
  },
  {
    id: 'our.app',
    ask: 'Is there an app for my phone?',
    asked:
      /\b(?:is there|do you have|have you|got|where is) (?:an?|the|any) (?:\w+ )?app\b|\bapp ?store\b|\b(?:play ?store|google play)\b|\b(?:iphone|android|ios|phone|mobile) (?:app|version)\b|\bhome ?screen\b|^(?:(?:and|is it|also) )*(?:for|on) (?:my |an? |the )?(?:iphone|android|ipad|ios)$/,
    says: 'There is no app in a store. Daylit is a web page for any phone, with the camera and all. To put it on your home screen, open the browser’s menu (on an iPhone: Share) and choose “Add to Home Screen”.',
    sources: ['product'],
    grade: null,
    next: ['Can you remind me?', 'How should I take the photo?'],
  },
  {
    id: 'our.charged-twice',
    ask: 'Was I charged twice?',
    asked:
      /\b(?:charged?|billed?|paid|took|debited|payments?)\b.{0,30}\b(?:twice|two times|double|2x|again)\b|\b(?:double|second|two) (?:charge|payment|bill|invoice)s?\b/,
    says: 'I cannot see your card, so please compare it with the invoices in the Billing tab of your account. A change of plan adds an invoice for the difference. Two for the same time are our mistake. Write to us on the Contact page with both dates, and a person answers.',
    sources: ['product'],
    grade: null,
    next: ['How do I cancel my subscription?', 'Which plan am I on?'],
  },
  {
    id: 'our.after-cancel',
    ask: 'What happens to my reports if I cancel?',
    asked:
      /\b(?:what happens|happen|lose|lost|keep|still (?:have|see)|gone)\b.*\b(?:cancel\w*|unsubscribe|stop paying|end my (?:plan|subscription))\b|\b(?:if|when|after) i (?:cancel|unsubscribe|stop paying)\b.*\b(?:reports?|scans?|photos?|timeline|lose|keep|gone|happens?)\b/,
    says: 'Nothing is deleted when you cancel. You keep the plan until the paid time ends. Then Free shows your newest scans; older ones stay stored, hidden, and come back with a plan. You can export everything before.',
    sources: ['product'],
    grade: null,
    next: ['How do I cancel my subscription?', 'How do I export my data?'],
  },
] as const satisfies readonly Entry[];
