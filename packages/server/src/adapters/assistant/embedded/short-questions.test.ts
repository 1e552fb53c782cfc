import { describe, expect, it } from 'vitest';
import type { Message } from '../../../modules/chat/ports.ts';
import { type AssistantReply, askAssistant, assistedMember } from '../../../../test/assistant-member.ts';

/** Asks one question after another, and resolves with the reply to the last one. */
async function converse(questions: readonly string[], facts = assistedMember()): Promise<AssistantReply> {
  const history: Message[] = [];
  let reply: AssistantReply | undefined;
  for (const text of questions) {
    reply = await askAssistant(text, facts, history);
    const { recommendation } = reply;
    history.push(
      { role: 'user', text, products: [] },
      { role: 'assistant', text: reply.text, products: recommendation?.products ?? [] },
    );
  }
  if (!reply) throw new Error('No question was asked.');
  return reply;
}

describe('a short question after a reply about a photo', () => {
  it.each([
    [['why can you not tell my lines', 'what should i do about it'], /^Your last photo: .*A closer photo/s],
    [['explain my report', 'how do i get rid of it'], /best with a tint/],
    [['how is my redness', 'what should i do about it'], /mild cleanser/],
    [['what changed since last time', 'ok, what should i do now?'], /^Uneven tone shows most/],
    [
      ['how is my redness', 'why is that'],
      /^A photo cannot tell where it comes from\..*Many people name sun/s,
    ],
    [['how is my redness', 'what does that mean for me'], /^A score says how visible a sign is/],
    [['how is my redness', 'how do you know', 'is it bad'], /^I cannot call it good or bad\./],
    [['how is my redness', 'how do you know', 'what can i do about it'], /mild cleanser/],
    [['what changed', 'is that good'], /^I cannot call it good or bad\./],
    [['explain my report', 'is it getting better?'], /^Less visible than last time: redness\./],
  ])('%j', async (questions, says) => {
    expect((await converse(questions)).text).toMatch(says);
  });

  it('keeps what is in the routine where nothing stands out, and names a simple one where there is none', async () => {
    const asked = ['explain my report', 'what should i do now'];
    const { text } = await converse(asked, assistedMember({ hasConcerns: false }));
    expect(text).toMatch(
      /^Your skin looks calm\. Nothing stands out in this photo\. It cannot tell .*\n\nKeep doing/,
    );
    const { text: without } = await converse(asked, assistedMember({ hasConcerns: false, routine: [] }));
    expect(without).toMatch(/^Your skin looks calm.*\n\nA mild cleanser, a moisturizer and/);
  });

  it('searches for the step that helps with the sign', async () => {
    const tone = await converse(['what stands out', 'which product would help']);
    expect(tone.search).toMatchObject({ category: 'sunscreen' });
    const other = await converse([
      'recommend a cleanser',
      'how is my redness',
      'which product is good for it',
    ]);
    expect(other.search).toMatchObject({ category: 'moisturizer' });
  });
});

describe('a short question after another reply', () => {
  it.each([
    [['how many messages do i have left', 'and scans?'], /^Messages: .*Scans: /s],
    [['how many messages do i have left', 'when does it reset'], /left, until /],
    [['what do i use tonight', 'why this one first'], /^From thin to thick/],
    [['what do i use tonight', 'what should i do now'], /^Uneven tone shows most/],
    [['what is azelaic acid', 'should i keep using it'], /against azelaic acid/],
    [['can i use retinol while pregnant', 'should i keep using it'], /^Leave retinol out in pregnancy/],
    [['what is retinol', 'ok add it to my routine'], /^On the Care Plan page you can add a product/],
    [['is niacinamide any good', 'morning or evening', 'can i mix it with vitamin c'], /you can use both/],
    [['is azelaic acid any good', 'when should i scan again'], /^You have 2 complete scans/],
    [
      ['im pregnant', 'can i still use retinol', 'what can i use instead'],
      /^Leave Dusk Retinol 0.1% Serum out.*\n\nLeave out retinoids/s,
    ],
    [
      ['can i use retinol while pregnant', 'what should i do then'],
      /^Leave Dusk Retinol 0.1% Serum out.*\n\nLeave out retinoids/s,
    ],
    [['can i use retinol', 'and what if it itches?'], /^Rinse it off with lukewarm water/],
    [
      ['what is azelaic acid', 'morning or evening?'],
      /belong to the morning, retinoids and acids to the night/,
    ],
    [['what happens to my photo', 'can i delete it'], /^The original photo is deleted/],
    [['my skin got worse since i started retinol', 'should i stop'], /^You can stop any day/],
    [['my skin got worse since i started retinol', 'what can i use meanwhile'], /^Three things do the most/],
    [['my face burns', 'should i stop'], /^Rinse it off/],
    [['how accurate is this', 'so could it be wrong'], /0 means not visible/],
    [['how is my redness', 'can that be wrong'], /^We publish what we measured/],
    [['how do i delete my account', 'and my subscription'], /^In your account, open the Billing tab/],
    [['should i see a doctor', 'what do i tell them'], /^The hand-over page prints/],
    [['i forgot my retinol yesterday', 'can i use it twice tonight then'], /never take twice as much/],
    [['what is retinol', 'can i use it around my eyes'], /Nothing strong goes near the lids/],
    [['is hyaluronic acid good', 'does it suit me'], /^Nothing in your answers speaks against/],
    [['what do i use tonight', 'why not the acid'], /^One strong ingredient an evening is enough/],
    [['what do i use tonight', 'when is the acid'], /^This week, besides your daily steps/],
    [
      ['what is niacinamide', 'with vitamin c?', 'what about with retinol'],
      /^No rule that I know speaks against niacinamide and retinol together/,
    ],
    [['what is salicylic acid', 'how often should i wash'], /^Twice a day and after sweating/],
  ])('%j', async (questions, says) => {
    expect((await converse(questions)).text).toMatch(says);
  });

  it.each([
    ['can i use retinol while pregnant', 'how often?'],
    ['can i use retinol while pregnant', 'morning or evening'],
    ['can i use retinol while pregnant', 'and with vitamin c?'],
    ['im 5 months pregnant', 'can i use retinol with niacinamide'],
    ['im 5 months pregnant', 'what is retinol'],
  ])('after “%s” says of “%s” only what counts in a pregnancy', async (before, question) => {
    const { text } = await converse([before, question]);
    expect(text).toMatch(/^Leave retinol out in pregnancy; stopping does no harm\./);
    expect(text).not.toMatch(/nights a week|use both/);
  });

  it('does so also in another question of a conversation about one', async () => {
    const { text } = await converse(['what is retinol', 'im pregnant', 'how often do i use retinol']);
    expect(text).toMatch(/^Leave retinol out in pregnancy/);
    const { text: other } = await converse(['im pregnant', 'how often do i use azelaic acid']);
    expect(other).not.toContain('Leave');
  });

  it('names what is left out of the routine in a pregnancy that is mentioned only in the chat', async () => {
    const { text, sources } = await converse(['im 5 months pregnant', 'what do i use tonight']);
    const [, number] =
      /^Leave Dusk Retinol 0\.1% Serum out in pregnancy; stopping does no harm\. \[(\d+)\].*\n\nTonight/.exec(
        text,
      ) ?? [];
    const source = sources.find((one) => one.number === Number(number));
    expect(source?.grade).toBeTypeOf('string');
    const { text: about } = await converse(['im 5 months pregnant', 'is Dusk Retinol 0.1% Serum ok for me']);
    expect(about).toMatch(/Leave Dusk Retinol 0\.1% Serum out in pregnancy; stopping does no harm\. \[\d/);
    expect(about).not.toContain('No rule');
    expect((await converse(['what do i use tonight'])).text).toMatch(/^Tonight/);
  });

  it('takes somebody at their word who says that they are 13 to 17', async () => {
    const { text } = await converse(['hi, i am 14', 'can i use retinol']);
    expect(text).toContain('before 18');
    const { text: weeks } = await converse(["i'm 14 weeks pregnant, can i use niacinamide"]);
    expect(weeks).not.toContain('18');
  });

  it('means nothing where nothing was said that it could refer to', async () => {
    const { kind } = await converse(['how many messages do i have left', 'what does that mean']);
    expect(kind).toBe('cannot_answer');
    const first = await converse(['what should i do now']);
    expect(first.text).toMatch(/^Uneven tone shows most/);
  });
});

describe('a question about a product that was shown', () => {
  const shown = ['recommend a moisturizer', 'tell me about the second one'] as const;

  it('the question means the product that the conversation is about', async () => {
    const [{ text: about }, { text: price }, { text: list }, { text: reasons }] = await Promise.all([
      converse(shown),
      converse([...shown, 'how much is it?']),
      converse([...shown, "what's in it"]),
      converse([...shown, 'is it ok for redness', 'why is that good for me?']),
    ]);
    const name = /^(.*?) is a moisturizer/.exec(about)?.[1] ?? 'a name';
    expect(price).toMatch(/at a made-up price of \$\d+\.\d\d\. It is not in your routine\. \[1\]$/);
    expect(price).toContain(name);
    expect(list).toMatch(new RegExp(`^The list of ${name} names \\d+ ingredients: aqua, .* Fragrance is `));
    expect(reasons).toContain(`For ${name}: `);
    expect(reasons).not.toContain('ingredients');
  });

  it('tells how often it is used: on which days of the routine, and what is known about its kind', async () => {
    const lotion = await converse([...shown, 'does it have perfume in it', 'how often do i use it?']);
    expect(lotion.text).toMatch(/^A moisturizer keeps water in the skin, twice a day/);
    const own = ['how often do i use Dusk Retinol 0.1% Serum'];
    expect((await converse(own)).text).toMatch(/^In your routine: \w+.*day\. \[1\]\n\n.*nights a week/s);
    const pregnant = await converse(['im 5 months pregnant', ...own]);
    expect(pregnant.text).toMatch(/^Leave Dusk Retinol 0\.1% Serum out in pregnancy/);
    expect(pregnant.text).not.toContain('a week');
    const acid = await converse(['what is azelaic acid', 'what if i use it every second day']);
    expect(acid.text).toMatch(/^Start every other day/);
  });

  it('says what is known, where the question is not', async () => {
    for (const question of ['is it thick?', 'who makes it']) {
      const { text } = await converse([...shown, question]);
      expect(text).toMatch(/^That I do not know of it\. This is what I know\.\n\n.* is a moisturizer/);
    }
    expect((await converse([...shown, 'tell me more about it'])).text).not.toContain('That I do not know');
  });

  it('asks which one, when several were shown and none was named', async () => {
    const first = await converse(['recommend a moisturizer']);
    const names = first.recommendation?.products.map(({ name }, i) => `${i + 1}. ${name}`) ?? [];
    const which = await converse(['recommend a moisturizer', 'how much is it?']);
    expect(which.text).toBe(['Which one do you mean?', ...names].join('\n'));
    expect(which.follow_ups).toEqual(['The first one', 'The second one', 'The third one']);
    const answered = await converse(['recommend a moisturizer', 'how much is it?', 'The third one']);
    expect(answered.text).toContain(names[2]?.slice(3));
  });

  it('the assistant rates no product whose ingredients it cannot read', async () => {
    const facts = assistedMember();
    const [product] = (await converse(['recommend a moisturizer'])).recommendation?.products ?? [];
    const [entry] = await facts.findProducts(product?.name ?? 'none');
    if (!product || !entry) throw new Error('The catalogue has no moisturizer.');
    const unread = { ...entry, label: { ...entry.label, status: 'missing' as const } };
    const history: Message[] = [
      { role: 'user', text: 'recommend a moisturizer', products: [] },
      { role: 'assistant', text: '…', products: [product] },
      { role: 'user', text: 'the first one', products: [] },
    ];
    const { text } = await askAssistant(
      'why is that good for me?',
      { ...facts, findProducts: async () => [unread] },
      history,
    );
    expect(text).toContain('so I cannot judge it');
    expect(text).not.toContain('No rule');
  });

  it('the product is found again after a question that was not understood, and with a price', async () => {
    const asked = ['which moisturizer do you recommend', 'do you have something for under 15'];
    expect((await converse(asked)).search).toMatchObject({
      product_intent: 'moisturizer up to $15.00',
    });
    const later = await converse([...shown, 'and for my cat', 'is it vegan', 'how much is it?']);
    expect(later.text).toMatch(/at a made-up price/);
  });

  it('leaves the search as it was, so that it can be refined', async () => {
    const { search } = await converse([...shown, 'is it good for redness', 'anything without perfume']);
    expect(search).toMatchObject({ category: 'moisturizer', product_intent: 'fragrance-free moisturizer' });
  });
});
