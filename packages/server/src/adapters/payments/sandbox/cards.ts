/** What a test card does. */
export type CardBehaviour =
  | 'accepted'
  | 'declined'
  | 'second_step'
  | 'renewal_fails'
  | 'expired'
  | 'no_funds'
  | 'refund_bounces';

export interface TestCard {
  /** As printed on a card, in groups of four. */
  number: string;
  brand: string;
  behaviour: CardBehaviour;
  says: string;
}

/** The well-known test cards. The number is never stored, only the brand and the last four digits. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', brand: 'Visa', behaviour: 'accepted', says: 'Accepted' },
  { number: '4000 0000 0000 0002', brand: 'Visa', behaviour: 'declined', says: 'Declined' },
  { number: '4000 0025 0000 3155', brand: 'Visa', behaviour: 'second_step', says: 'Asks for a second step' },
  { number: '4000 0000 0000 0341', brand: 'Visa', behaviour: 'renewal_fails', says: 'Renewal fails' },
  { number: '4000 0000 0000 0069', brand: 'Visa', behaviour: 'expired', says: 'Expired' },
  { number: '4000 0000 0000 9995', brand: 'Visa', behaviour: 'no_funds', says: 'Not enough money' },
  { number: '4000 0000 0000 5126', brand: 'Visa', behaviour: 'refund_bounces', says: 'Returns refunds' },
  { number: '5555 5555 5555 4444', brand: 'Mastercard', behaviour: 'accepted', says: 'Accepted' },
];

/** The stored facts about a card. */
export interface KeptCard {
  brand: string;
  last4: string;
  /** Whether payments after the first one succeed. */
  renews: boolean;
  /** Whether its bank returns refunds, days later. */
  returnsRefunds: boolean;
}

type CardReading =
  | { problem: string; field: 'number' | 'expires' | 'code' }
  | { card: KeptCard; needsSecondStep: boolean };

const REFUSED: Partial<Record<CardBehaviour, string>> = {
  declined: 'This card was declined. Nothing was charged. Please try another card.',
  expired: 'This card has expired. Nothing was charged. Please try another card.',
  no_funds: 'There is not enough money on this card. Nothing was charged. Please try another card.',
};

/** The card with this number, in any spacing. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = number.replaceAll(/\D/g, '');
  return TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits);
}

/** Reads the fields of the card form at `now`. */
export function readCard(form: URLSearchParams, now: Date): CardReading {
  const found = findTestCard(form.get('number') ?? '');
  if (!found) return { problem: 'Please use one of the test cards, not a real card.', field: 'number' };
  const expiry = readExpiry(form.get('expires') ?? '');
  if (!expiry) return { problem: 'Please enter month and year, for example 12 / 34.', field: 'expires' };
  if (expiry <= now) return { problem: REFUSED.expired ?? '', field: 'expires' };
  if (!/^\d{3,4}$/.test((form.get('code') ?? '').trim()))
    return { problem: 'Please enter the 3 digits of the security code.', field: 'code' };
  const problem = REFUSED[found.behaviour];
  if (problem) return { problem, field: 'number' };
  const card = {
    brand: found.brand,
    last4: found.number.slice(-4),
    renews: found.behaviour !== 'renewal_fails',
    returnsRefunds: found.behaviour === 'refund_bounces',
  };
  return { card, needsSecondStep: found.behaviour === 'second_step' };
}

/** The first moment at which a card with the date `MM / YY` has expired. */
function readExpiry(text: string): Date | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  return month && year ? new Date(Date.UTC(2000 + Number(year), Number(month))) : undefined;
}
