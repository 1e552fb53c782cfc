import { ApiError, createCheckoutSession } from '@daylit/api-client';
import { api } from '../api.ts';

const NO_PAGE = 'Payment provider redirect failed. Try again later.';

/** Starts a checkout and resolves with the provider's page. Rejects with a sentence for the member. */
export async function startCheckout(priceId: string, cancelUrl: string): Promise<string> {
  const { id, url, error } = await createCheckoutSession(api, { priceId, cancelUrl }).catch(explain);
  if (error !== undefined || id === undefined)
    throw new ApiError({ status: 200, detail: error ?? 'Could not start checkout.' });
  return asPage(url);
}

/** The address, if a browser can open it. */
export function asPage(url: string | undefined): string {
  const protocol = url !== undefined && URL.canParse(url) ? new URL(url).protocol : '';
  if (url === undefined || !/^https?:$/.test(protocol)) throw new ApiError({ status: 200, detail: NO_PAGE });
  return url;
}

/** Opens a page of the payment provider in place of this one. */
export function goTo(url: string): void {
  try {
    location.assign(url);
  } catch (cause) {
    throw new ApiError({ status: 200, detail: NO_PAGE }, { cause });
  }
}

function explain(error: unknown): never {
  // Without a response, or with one that is not JSON, the error has its own message.
  if (!(error instanceof ApiError) || error.status < 400) throw error;
  const text = error.detail ?? `HTTP ${error.status}`;
  throw new ApiError(
    { status: error.status, detail: `Error creating checkout session: ${text}` },
    { cause: error },
  );
}
