import { CARE_CARD_EXAMPLE } from '@daylit/contract';
import { describe, expect, it } from 'vitest';
import { askAssistant, assistedMember } from '../../../../test/assistant-member.ts';

const message = (role: 'user' | 'assistant', text: string) => ({ role, text, products: [] });

describe('the embedded assistant', () => {
  it('answers from the member’s own routine and names the rule and its source', async () => {
    const { text, sources, kind } = await askAssistant(
      'Can I use my retinol and the lactic acid polish in the same week?',
      assistedMember(),
    );
    expect(kind).toBe('answer');
    expect(text).toContain('Use them on different nights');
    expect(text).toContain('Dusk Retinol 0.1% Serum and Shingle Lactic 5% Liquid');
    expect(sources[0]).toMatchObject({ number: 1, grade: 'C' });
  });

  it('ends with products that fit, each with its reason', async () => {
    const { search, recommendation } = await askAssistant(
      'recomend a sunscren under $20 pls',
      assistedMember(),
    );
    expect(search).toMatchObject({ category: 'sunscreen' });
    const products = recommendation?.products ?? [];
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(4);
    expect(products.every(({ price, reason }) => (price ?? 99) <= 20 && reason !== '')).toBe(true);
  });

  it('explains why it showed these products when asked', async () => {
    const first = await askAssistant('recommend a sunscreen', assistedMember());
    const products = first.recommendation?.products ?? [];
    const { text } = await askAssistant('why these?', assistedMember(), [
      { role: 'user', text: 'recommend a sunscreen', products: [] },
      { role: 'assistant', text: first.text, products },
    ]);
    expect(products.length).toBeGreaterThan(1);
    expect(products.filter(({ name, reason }) => !text.includes(`${name}: ${reason}`))).toEqual([]);
  });

  it('offers nothing for sale to 13 to 17', async () => {
    const teen = assistedMember({ preferences: { age_band: '13-17' } });
    const { search, text } = await askAssistant('Which serum should I buy?', teen);
    expect(search).toBeNull();
    expect(text).toContain('I suggest no products to buy before 18.');
  });

  it('says so when it cannot answer', async () => {
    const { kind, text } = await askAssistant('What is the capital of France?', assistedMember());
    expect(kind).toBe('cannot_answer');
    expect(text).toContain('I am not sure what you mean.');
  });

  it('asks which of two is meant when a question is equally close to both', async () => {
    const { kind, follow_ups } = await askAssistant(
      'Dry face, from the plane or the heating?',
      assistedMember(),
    );
    expect(kind).toBe('cannot_answer');
    expect(follow_ups).toEqual(
      expect.arrayContaining(['Do I need a humidifier?', 'How do I care for my skin on a plane?']),
    );
  });

  it('does not mistake one named thing for another', async () => {
    const { text } = await askAssistant('Giant black heads on my nose, what helps?', assistedMember());
    expect(text).toMatch(/pore strips|salicylic|blackhead/i);
  });

  it('answers without asking back when either of two answers would be right', async () => {
    const { kind } = await askAssistant('Order of application?', assistedMember());
    expect(kind).toBe('answer');
  });

  it.each([
    ['Should I try salicylic acid?', 'Can I use retinol on the same night?', /different nights/],
    ['What is niacinamide good for?', 'Can I use it with vitamin C?', /you can use both/],
    ['Should I try salicylic acid?', 'How often?', /^Start with two nights a week\. \[1\]/],
    ['What is niacinamide?', 'Any side effects?', /^Very strong serums can sting\. \[1\]/],
    ['What does retinol do?', 'For whom is it?', /^My sources do not say for whom\./],
    ['How bad is the redness?', 'Why is it a range and not one number?', /slightly different readings/],
    ['Which sunscreen would fit me?', 'How much of it do I need?', /two finger lengths/i],
    ['What changed since my last scan?', 'Is that because of my serum?', /can’t show why/],
  ])('after “%s” understands “%s”', async (before, says, answer) => {
    const history = [message('user', before), message('assistant', '…')];
    const { text } = await askAssistant(says, assistedMember(), history);
    expect(text).toMatch(answer);
  });

  it('answers a red flag with its card and no product', async () => {
    const { kind, care, search, text } = await askAssistant(
      'A mole on my cheek changed shape this month and it bled today. Which serum should I use?',
      assistedMember(),
    );
    expect({ kind, search }).toEqual({ kind: 'red_flag', search: null });
    // The document's example, which the stories show.
    expect(care).toEqual(CARE_CARD_EXAMPLE);
    expect(text).toContain(care?.sentence ?? 'a sentence');
  });

  it.each(['please dont send me to a hotline', 'everything is so loud', 'thanks'])(
    'stays with somebody in a crisis who says “%s”',
    async (says) => {
      const history = [message('user', 'i want to kill myself'), message('assistant', '…')];
      const { kind, care, text, follow_ups } = await askAssistant(says, assistedMember(), history);
      expect({ kind, care }).toEqual({ kind: 'red_flag', care: null });
      expect(text).toMatch(/right now\?|hour|person/);
      expect(follow_ups).toContain('I am safe. Let’s go on');
    },
  );

  it('understands a question that refers to the one before', async () => {
    const history = [message('user', 'What do I use in the morning?'), message('assistant', '…')];
    const { text } = await askAssistant('and at night?', assistedMember(), history);
    expect(text).toContain('Tonight');
  });
});

describe('a conversation with the embedded assistant', () => {
  it('keeps the subject of a conversation over several questions', async () => {
    const history = [
      'How is my redness?',
      'is it getting better?',
      'is niacinamide any good for that?',
    ].flatMap((says) => [message('user', says), message('assistant', '…')]);
    const about = await askAssistant('what could i do about it', assistedMember(), history.slice(0, 4));
    expect(about.text).toMatch(/mild cleanser.*Your last photo, redness: \d/s);
    const good = await askAssistant(
      'is niacinamide any good for that?',
      assistedMember(),
      history.slice(0, 4),
    );
    expect(good.text).toMatch(/^For redness there is .* evidence for niacinamide\. \[1\]/);
    const have = await askAssistant('do i already have some in what i use?', assistedMember(), history);
    expect(have.text).toContain('Level Niacinamide 5% Serum holds niacinamide');
  });

  it('says that no photo can tell a cause, and what is known about causes in general', async () => {
    const before = [message('user', 'how is my redness'), message('assistant', 'Redness: 2 to 3 of 5.')];
    for (const [question, history] of [
      ['why is my redness so high', []],
      ['what is causing it still', before],
      ['is it from chocolate', before],
    ] as const) {
      const { text } = await askAssistant(question, assistedMember(), [...history]);
      expect({ question, text }).toMatchObject({
        text: expect.stringContaining('A photo cannot tell where it comes from.'),
      });
      expect(text).toContain('Many people name sun, heat');
    }
    const { text } = await askAssistant('how is my redness', assistedMember());
    expect(text).not.toContain('where it comes from');
  });

  it.each([
    ['why are my circles so high', 'Dark circles: '],
    ['what should I do about sun in summer', 'Renew sunscreen every two hours outdoors.'],
    ['my classmate has better skin than me, what does she do', 'I am sorry that it weighs on you.'],
  ])('understands “%s”', async (question, says) => {
    expect((await askAssistant(question, assistedMember())).text).toContain(says);
  });

  it('knows which sign “it” is after a reply about what stands out', async () => {
    const history = [message('user', 'what stands out in my report'), message('assistant', '…')];
    const { text } = await askAssistant('what helps with it', assistedMember(), history);
    // Uneven tone stands out, and no word of the question says so.
    expect(text).toContain('best with a tint');
  });

  it('compares an ingredient with what the member already uses', async () => {
    const { text } = await askAssistant('is glycolic acid ok with what i use already', assistedMember());
    expect(text).toContain('With Dusk Retinol 0.1% Serum:');
    expect(text).toContain('Use them on different nights');
    const own = await askAssistant('is retinol ok with my other products', assistedMember());
    expect(own.text).toContain('You use it already: Dusk Retinol 0.1% Serum.');
    const routine = [message('user', 'what do i put on tonight'), message('assistant', '…')];
    const after = await askAssistant('can i add glycolic acid to that', assistedMember(), routine);
    expect(after.text).toContain('With Dusk Retinol 0.1% Serum:');
  });

  it.each([
    ['does benzoyl peroxide ruin tretinoin', 'Use benzoyl peroxide in the morning and tretinoin at night.'],
    ['benzoyl peroxide breaks tretinoin?', 'Use benzoyl peroxide in the morning and tretinoin at night.'],
    ['can i use tretinoin with benzoyl peroxide', 'more than half of the tretinoin'],
    ['adapalene with benzoyl peroxide ok?', 'Adapalene and benzoyl peroxide stay stable together.'],
    ['can I use retinol while pregnant', 'Leave retinol out in pregnancy'],
    ['can my 15 year old son use retinol', 'Before 18'],
  ])('answers “%s” with the rule about it', async (question, says) => {
    expect((await askAssistant(question, assistedMember())).text).toContain(says);
  });

  it.each([
    ['can i use retinol', 'is it the same for my teen?', 'before 18'],
    ['what do I use tonight', 'and for my teen?', 'Before 18'],
    ['what do I use tonight', 'and on sundays?', 'Sunday: exfoliating acid'],
    ['what is niacinamide', 'tell me more', 'Nothing in your answers speaks against niacinamide.'],
    ['how is my redness', 'are you sure?', 'We publish what we measured'],
    ['do I need a toner', 'who says that?', 'That rests on'],
    ['recommend a moisturizer', 'any without fragrance?', 'fragrance-free moisturizer'],
  ])('after “%s” answers “%s”', async (first, question, says) => {
    const history = [message('user', first), message('assistant', '…')];
    expect((await askAssistant(question, assistedMember(), history)).text).toContain(says);
  });

  it.each(['something cheaper for the serum', 'something cheaper like my serum'])(
    'searches for “%s” even when no product was shown before',
    async (wish) => {
      const { search } = await askAssistant(wish, assistedMember());
      expect(search).toMatchObject({ category: 'serum' });
    },
  );

  it('says how it understood a question that it is not sure of, and offers what else may be meant', async () => {
    const { kind, text, follow_ups } = await askAssistant(
      'my retinol with the tretinoin then',
      assistedMember(),
    );
    expect(kind).toBe('answer');
    expect(follow_ups).toContain('What is retinol?');
    expect(text).toMatch(/^I take that as “What is tretinoin\?”.*Tretinoin and adapalene are stronger/s);
  });

  it('offers a question about two ingredients by the names of both', async () => {
    const { follow_ups } = await askAssistant('my retinol with the tretinoin then', assistedMember());
    expect(follow_ups).toContain('Can I use retinol with tretinoin?');
  });

  it('considers a pregnancy that is mentioned only in the chat', async () => {
    const history = [message('user', 'im 5 months pregnant'), message('assistant', '…')];
    const { text } = await askAssistant('is retinol ok for me?', assistedMember(), history);
    expect(text).toMatch(/^Leave retinol out in pregnancy/);
    const { recommendation } = await askAssistant('recommend a retinol serum', assistedMember(), history);
    expect(recommendation?.products).toEqual([]);
  });

  it('offers only questions that this member can ask', async () => {
    const newcomer = assistedMember({ hasReport: false, routine: [] });
    const { follow_ups } = await askAssistant('Hello', newcomer);
    expect(follow_ups).toEqual([
      'What should I add first?',
      'How should I take the photo?',
      'Who handles my data?',
    ]);
    const teen = assistedMember({ preferences: { age_band: '13-17' }, routine: [] });
    const { follow_ups: forTeens } = await askAssistant('What should I add first?', teen);
    expect(forTeens.filter((ask) => ask.startsWith('Recommend'))).toEqual([]);
  });
});
