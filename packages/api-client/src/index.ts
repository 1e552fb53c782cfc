export { ApiError, NETWORK_ERROR_DETAIL, type Trigger } from './api-error.ts';
export {
  createApiClient,
  timeZone,
  type ApiClient,
  type CallOptions,
  type ClientSettings,
} from './client.ts';
export * from './account.ts';
export * from './billing.ts';
export * from './care-plan.ts';
export * from './chat.ts';
export * from './consents.ts';
export * from './contact.ts';
export * from './credentials.ts';
export * from './privacy.ts';
export * from './product-trials.ts';
export * from './profile.ts';
export * from './recommendations.ts';
export * from './registration.ts';
export * from './scans.ts';
export * from './sessions.ts';
export * from './transparency.ts';
export * from './usage.ts';
export * from './webhooks.ts';
export { readReport } from './views/report.ts';
