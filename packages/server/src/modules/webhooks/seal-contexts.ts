/** What the sealed bytes of a webhook belong to. */
export const URL_CONTEXT = 'webhook url';
export const SECRET_CONTEXT = 'webhook secret';
