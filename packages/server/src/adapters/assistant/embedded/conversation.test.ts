import { describe, expect, it } from 'vitest';
import { askAssistant, type AssistantReply, assistedMember } from '../../../../test/assistant-member.ts';
import type { Message } from '../../../modules/chat/ports.ts';

/** Says one thing after the other, and returns the last reply with the words of its products. */
async function converse(texts: readonly string[], facts = assistedMember()): Promise<AssistantReply> {
  const history: Message[] = [];
  let last: AssistantReply | undefined;
  for (const text of texts) {
    last = await askAssistant(text, facts, history);
    const said = [last.text, last.recommendation?.reply ?? ''].join('\n');
    last = { ...last, text: said };
    const products = last.recommendation?.products ?? [];
    const reply = { role: 'assistant' as const, text: said, products, offers: last.follow_ups };
    history.push({ role: 'user', text, products: [] }, reply);
  }
  if (!last) throw new Error('Nothing was said.');
  return last;
}

const ADULT = { age_band: '25-39' } as const;
const pregnant = assistedMember({ preferences: { ...ADULT, pregnancy: 'yes' } });
const teen = assistedMember({ preferences: { age_band: '13-17' } });

describe('a conversation with a member', () => {
  it.each([
    [['i am pregnant, is my routine ok'], /^Leave Dusk Retinol 0\.1% Serum out.*This stays.*Noon Fluid/s],
    [['i am pregnant, is my routine ok', 'what is left then?'], /Morning: Low Tide.*\nNight: (?!.*Dusk)/],
  ])('%j is answered with the own routine in a pregnancy', async (texts, says) => {
    expect((await converse(texts, pregnant)).text).toMatch(says);
  });

  it.each([
    [['eye cream?'], /^You have no eye cream in your routine\..*You do not need one/s],
    [
      ['every sunscreen leaves a white cast on me', 'what about mine'],
      /Noon Fluid SPF 50.*no mineral filter/s,
    ],
    [['is my sunscreen enough'], /Noon Fluid SPF 50.*SPF 50 is enough/s],
    [
      ['what is your cheapest sunscreen'],
      /You have Noon Fluid SPF 50, at \$12\.00\. None of these costs less/,
    ],
    [
      ['my face is shiny', 'is it my moisturizer?'],
      /whether it is Breeze Gel Cream.*leave it out for two weeks/s,
    ],
    [['i need a moisturizer without perfume'], /You have Breeze Gel Cream, which does not fit that/],
    [['how do i remove the acid from my plan'], /^That is Shingle Lactic 5% Liquid\..*Remove/s],
    [
      ['what stands out in my report', 'is it the light?'],
      /Your last photo: .*Light before: even, now: even/,
    ],
  ])('%j is answered with what the member has', async (texts, says) => {
    expect((await converse(texts)).text).toMatch(says);
  });

  it('the assistant names prices and differences of the plans by the figures of the price list', async () => {
    const { text } = await converse(['what is the difference between plus and pro']);
    expect(text).toContain('Plus: $5.99 a month or $59.00 a year. 4 scans and 150 messages a month');
    expect(text).toContain('Pro: $14.99 a month or $149.00 a year. 30 scans and 400 messages a month');
    expect(text).toContain('You are on Plus.');
    expect((await converse(['what does pro cost'], teen)).text).not.toContain('$');
  });

  it('each narrowing keeps the ones before it', async () => {
    const { search, recommendation } = await converse([
      'i need a moisturizer without perfume',
      'something lighter',
      'under 20',
    ]);
    expect(search?.product_intent).toBe('fragrance-free light moisturizer up to $20.00');
    const names = recommendation?.products.map(({ name }) => name);
    expect(names).toEqual(['Thin Ice Gel Moisturizer', 'Open Field Light Lotion']);
  });

  it('the assistant says honestly what it cannot filter', async () => {
    const { text } = await converse(['vegan moisturizer please']);
    expect(text).toMatch(/^No list tells me what is vegan/);
    const one = await converse(['vegan moisturizer please', 'is the first one vegan']);
    expect(one.text).toMatch(/names nothing that always comes from animals.*Only a vegan mark/s);
  });

  it('who looks back over a season gets the run of scans, and no card', async () => {
    const ofRedness = {
      kind: 'calmer',
      since: '2026-04-24T08:00:00.000Z',
      from: 1.9,
      to: 0.6,
      scans: 21,
      confidence: 0.97,
      title: 'Calmer since April 24',
      sentence: 'Redness went from about 2 to below 1, over 21 scans.',
    } as const;
    const facts = assistedMember({ scans: 21, trend: { trend: 'Calmer.', ofRedness } });
    const { text, care } = await converse(['how is my redness since summer'], facts);
    expect(care).toBeNull();
    expect(text).toMatch(/^Redness: calmer since April 24\..*That began before June 1\./);
    const worst = await converse(['which one got worse'], facts);
    expect(worst.text).toMatch(/^None that I can tell has become more visible\..*Redness/s);
  });

  it('a child who is spoken of is offered nothing, until the member asks for themselves', async () => {
    const of = ['my daughter is 13 and wants a retinol', 'which cleanser'];
    expect(await converse(of)).toMatchObject({ search: null });
    const own = await converse([...of, 'and which cleanser would you recommend for me']);
    expect(own.search).toMatchObject({ category: 'cleanser' });
  });

  it.each([
    [['why do i have so many pimples'], /^A photo cannot tell where it comes from\..*Hormones and family/s],
    [['is it normal that my skin is so uneven'], /^Uneven tone in your last photo.*That is normal/s],
    [['is vitamin c better than retinol'], /neither is simply better.*fair evidence.*weak or indirect/s],
    [['what is retinol', 'my skin peels now', 'how often then'], /^Start with two nights a week/],
    [['is my skin getting better', 'what should i do until then'], /^Keep everything else the same/],
    [['you charged me twice!!', 'and where do i click'], /Billing tab/],
  ])('%j is answered', async (texts, says) => {
    expect((await converse(texts)).text).toMatch(says);
  });
});
