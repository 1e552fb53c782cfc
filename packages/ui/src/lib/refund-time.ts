import { REFUND_BUSINESS_DAYS } from '@daylit/contract';

/** How long a refund is on its way, "5–10 business days". No line ends within its numbers. */
export const REFUND_TIME = `${REFUND_BUSINESS_DAYS.replace('–', '\u2060–\u2060')}\u00A0business days`;
