import { createApiClient } from '@daylit/api-client';

/** Where the app's calls go: the origin that the page came from. */
export const api = createApiClient({ baseUrl: '' });
