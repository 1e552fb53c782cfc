import type {
  AccessToken,
  Account,
  Consent,
  ErasureReceipt,
  Export,
  Identity,
  Passkey,
  Session,
  Webhook,
} from '@daylit/contract';

export const account: Account = { email: 'noor@example.com', username: 'noor' };

export const QR_URI =
  'otpauth://totp/Daylit:noor%40example.com?secret=JBSWY3DPEHPK3PXPN5XW4Z3SMFZWK4TF&issuer=Daylit';

export const backupCodes = [
  '7F3K-92QD-XP4M-6TRA',
  'M4TX-08LB-2WQK-9HCE',
  'C9VA-55RE-7KDN-3JMY',
  '2HPN-71WZ-5GTB-8XQF',
  'Q8SD-46KU-1RVE-7ZLC',
  'X1GM-30YF-9BHP-4DWS',
  'L6BE-83TN-6CXJ-2KQM',
  'R5JC-19HA-3NZD-5VTG',
  'H2WQ-64PX-8MFS-1BYR',
  'T7KZ-27DV-4QJE-6GNA',
];

export const sessions: Session[] = [
  {
    id: 'laptop',
    created_at: '2026-11-18T08:12:00Z',
    last_seen_at: '2026-11-20T09:28:00Z',
    device: 'Firefox on Linux',
    is_current: true,
  },
  {
    id: 'phone',
    created_at: '2026-11-02T18:40:00Z',
    last_seen_at: '2026-11-19T21:05:00Z',
    device: 'Safari on iPhone',
    is_current: false,
  },
  {
    id: 'library',
    created_at: '2026-10-14T11:03:00Z',
    last_seen_at: '2026-10-14T11:26:00Z',
    device: 'Edge on Windows',
    is_current: false,
  },
];

export const passkeys: Passkey[] = [
  { id: 2, name: 'Safari on iPhone', created_at: '2026-11-03T08:12:00Z', last_used_at: null },
  {
    id: 1,
    name: 'Chrome on Windows',
    created_at: '2026-10-02T08:12:00Z',
    last_used_at: '2026-11-15T09:28:00Z',
  },
];

export const accessTokens = [
  {
    id: 2,
    name: 'Skin diary',
    scopes: ['read'],
    created_at: '2026-11-03T08:12:00Z',
    expires_at: '2027-02-01T08:12:00Z',
    last_used_on: null,
  },
  {
    id: 1,
    name: 'Bathroom mirror',
    scopes: ['read', 'scan'],
    created_at: '2026-10-02T08:12:00Z',
    expires_at: '2027-10-02T08:12:00Z',
    last_used_on: '2026-11-15',
  },
] satisfies [AccessToken, AccessToken];

export const webhooks = [
  {
    id: 2,
    url: 'https://diary.example/daylit',
    events: ['report.complete', 'plan.changed'],
    created_at: '2026-11-03T08:12:00Z',
    paused: null,
    deliveries: [
      {
        id: 'msg_2',
        type: 'report.complete',
        created_at: '2026-11-15T08:12:00Z',
        state: 'waiting',
        attempts: 1,
        detail: 'The answer was 500.',
        attempted_at: '2026-11-15T08:12:00Z',
        next_attempt_at: '2026-11-15T08:17:00Z',
      },
      {
        id: 'msg_1',
        type: 'webhook.test',
        created_at: '2026-11-03T08:13:00Z',
        state: 'delivered',
        attempts: 1,
        detail: 'The answer was 204.',
        attempted_at: '2026-11-03T08:13:00Z',
        next_attempt_at: null,
      },
    ],
  },
  {
    id: 1,
    url: 'https://mirror.example/hook',
    events: ['plan.changed'],
    created_at: '2026-10-02T08:12:00Z',
    paused: { at: '2026-10-09T08:12:00Z', detail: 'Nothing has arrived for three days.' },
    deliveries: [],
  },
] satisfies [Webhook, Webhook];

export const identities: Identity[] = [
  {
    id: 1,
    provider: 'clinic',
    name: 'Clinic',
    linked_at: '2026-10-02T08:12:00Z',
    last_used_at: '2026-11-15T09:28:00Z',
  },
];

export const photoConsent: Consent = {
  purpose: 'photo_analysis',
  version: '2026-11-20',
  text: 'I agree that Daylit measures how my skin looks in the photos of my face that I upload.\n\nThe photo is analysed on this server and deleted right afterwards. I can withdraw this at any time, which stops further analyses.',
  granted: true,
  // Half past eight in the reader's time zone.
  recorded_at: new Date(2026, 10, 18, 8, 30).toISOString(),
  history: [
    { granted: true, version: '2026-11-20', recorded_at: new Date(2026, 10, 18, 8, 30).toISOString() },
    { granted: false, version: '2026-05-31', recorded_at: new Date(2026, 9, 28, 21, 5).toISOString() },
    { granted: true, version: '2026-05-31', recorded_at: new Date(2026, 1, 11, 8, 31).toISOString() },
  ],
};

export const externalConsent: Consent = {
  purpose: 'external_ai',
  version: '2026-11-20',
  text: 'I agree that my photos and messages are also sent to the named provider, which answers in the place of this server.',
  granted: false,
  recorded_at: null,
};

export const runningExport: Export = {
  id: 'e1',
  status: 'running',
  progress: 0.42,
  scans_done: 6,
  scans_total: 10,
};

export const receipt: ErasureReceipt = {
  receipt_id: 'R-2026-11-20-7F3K92QD',
  erased_at: '2026-11-20T09:30:00Z',
  counts: { scans: 12, thumbnails: 12, chat_messages: 148, care_plan_products: 6, sessions: 3, consents: 2 },
};
