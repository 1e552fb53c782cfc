// How an export and an erasure treat each table: one that is missing does not compile. A new table with a
// member's data is one entry: its columns in the export, and `references users on delete cascade`.
import type { Database } from '../../db/database.ts';
import type { Row, TableFate } from './table-fate.ts';

const NOTHING_TO_TELL = 'Numbers and hashes that only protect the account.';

/** The columns of a product that is, or was, in a routine. */
const PRODUCT_COLUMNS = [
  'daypart',
  'step',
  'days',
  'product_id',
  'name',
  'category',
  'product_url',
  'price',
  'description',
  'ingredient_text',
];

/** A table that tells nothing about members. */
const withoutMembers = (what: string): TableFate => ({ exported: what, erased: { stays: what } });

const CATALOGUE = withoutMembers('Products, not people.');
const OPERATORS = withoutMembers('Accounts of operators, who are no members.');

/** A table with one sealed column for each scan, under the context of that name. */
function sealedOfScan(list: string, columns: string[], name: string, column: string): TableFate {
  const context = (row: Row) => `scan ${String(row['scan_id'])} ${name}`;
  return {
    exported: { list, columns, sealed: { [name]: { column, isJson: true, context } } },
    erased: 'with the account',
    isSealed: true,
  };
}

/** A table whose rows expire. */
const expiring = (list: string, columns: string[]): TableFate => ({
  exported: { list, columns },
  erased: 'with the account',
  expires: true,
});

/** Every table of the product. */
export const DATA_MAP: Record<keyof Database, TableFate> = {
  users: { exported: 'The part `account`.', erased: { by: 'members' } },
  profiles: { exported: 'The part `answers`.', erased: 'with the account' },
  consents: {
    exported: {
      list: 'consents',
      columns: ['purpose', 'version', 'text_hash', 'granted', 'claimed_at', 'recorded_at', 'hash'],
    },
    erased: 'with the account',
  },
  chats: { exported: 'Only a count.', erased: 'with the account' },
  chat_messages: {
    exported: {
      list: 'chat',
      columns: ['id', 'role', 'created_at', 'starts_conversation', 'state', 'scan_id'],
      sealed: {
        content: {
          column: 'sealed_content',
          isJson: true,
          context: (row) => `chat message ${String(row['id'])}`,
        },
      },
    },
    erased: 'with the account',
    isSealed: true,
  },
  chat_streams: { exported: 'Kept while a reply is written.', erased: 'with the account' },
  scans: { exported: 'The part `scans`.', erased: 'with the account' },
  scan_events: { exported: 'The part `scans`.', erased: 'with the account', isSealed: true },
  recent_photos: { exported: 'Kept for a minute.', erased: 'with the account' },
  checked_photos: { exported: 'Kept for some minutes.', erased: 'with the account' },
  photo_checks: { exported: 'Kept while a photo is checked.', erased: 'with the account', isSealed: true },
  refused_photos: {
    exported: { list: 'refused_photos', columns: ['refused_at'] },
    erased: 'with the account',
  },
  repeat_photos: sealedOfScan('second_photos', ['scan_id', 'received_at'], 'pair', 'sealed_pair'),
  disputed_finds: sealedOfScan('disputed_finds', ['scan_id'], 'verdicts', 'sealed_verdicts'),
  find_verdicts: { exported: 'Totals without members.', erased: { stays: 'Totals without members.' } },
  unneeded_thumbnails: { exported: 'Names of files.', erased: { stays: 'Random names of files.' } },
  model_requests: withoutMembers('A total without members.'),
  deleted_scans: {
    exported: { list: 'deleted_scans', columns: ['id', 'deleted_at'] },
    erased: 'with the account',
  },
  usage_charges: {
    exported: { list: 'usage', columns: ['kind', 'source', 'amount', 'charged_at'] },
    erased: 'with the account',
  },
  sessions: expiring('sessions', ['device', 'created_at', 'last_seen_at', 'expires_at']),
  access_tokens: expiring('access_tokens', ['name', 'scopes', 'created_at', 'expires_at', 'last_used_on']),
  webhooks: {
    exported: {
      list: 'webhooks',
      columns: ['events', 'created_at', 'failing_since', 'paused_at', 'pause_reason'],
      sealed: { url: { column: 'sealed_url', context: () => 'webhook url' } },
    },
    erased: 'with the account',
    isSealed: true,
  },
  webhook_events: expiring('webhook_events', ['message_id', 'type', 'scan_id', 'created_at']),
  webhook_deliveries: expiring('webhook_deliveries', [
    'state',
    'attempts',
    'status',
    'problem',
    'attempted_at',
  ]),
  known_devices: expiring('known_browsers', ['created_at', 'last_used_at']),
  two_factor: expiring('two_factor', ['created_at', 'confirmed_at']),
  passkeys: {
    exported: { list: 'passkeys', columns: ['name', 'created_at', 'last_used_at'] },
    erased: 'with the account',
  },
  email_changes: expiring('email_changes', ['kind', 'email', 'expires_at', 'used_at']),
  backup_codes: { exported: NOTHING_TO_TELL, erased: 'with the account' },
  password_resets: { exported: NOTHING_TO_TELL, erased: 'with the account', expires: true },
  login_steps: { exported: NOTHING_TO_TELL, erased: 'with the account', expires: true },
  identities: {
    exported: { list: 'sign_in_providers', columns: ['provider', 'linked_at', 'last_used_at'] },
    erased: 'with the account',
  },
  provider_logins: { exported: NOTHING_TO_TELL, erased: 'with the account', expires: true },
  passkey_challenges: { exported: NOTHING_TO_TELL, erased: 'with the account', expires: true },
  product_trials: {
    exported: {
      list: 'product_trials',
      columns: [
        'product_id',
        'product_name',
        'sign',
        'weeks',
        'time_zone',
        'starts_on',
        'routine',
        'created_at',
        'ended_at',
      ],
    },
    erased: 'with the account',
  },
  privacy_settings: {
    exported: { list: 'privacy_settings', columns: ['thumbnail_retention', 'beta_features'] },
    erased: 'with the account',
  },
  exports: expiring('exports', ['created_at', 'status']),
  confirmed_products: {
    exported: { list: 'care_plan', columns: [...PRODUCT_COLUMNS, 'added_at'] },
    erased: 'with the account',
  },
  removed_products: {
    exported: { list: 'removed_products', columns: [...PRODUCT_COLUMNS, 'removed_at'] },
    erased: 'with the account',
  },
  left_out_notes: {
    exported: {
      list: 'left_out_products',
      columns: [],
      sealed: { notes: { column: 'sealed_notes', isJson: true, context: () => 'left out notes' } },
    },
    erased: 'with the account',
    isSealed: true,
  },
  routine_days: expiring('routine_days', ['used_on', 'daypart']),
  reminders: {
    exported: { list: 'reminders', columns: ['mails', 'local_time', 'time_zone', 'calendar_since'] },
    erased: 'with the account',
  },
  billing_customers: {
    exported: { list: 'payments', columns: ['provider', 'customer_id', 'created_at'] },
    // What the provider keeps is erased there by a job.
    erased: 'with the account',
  },
  checkouts: expiring('checkouts', ['price_id', 'created_at', 'expires_at', 'closed_at']),
  subscriptions: {
    exported: {
      list: 'subscription',
      columns: [
        'subscription_id',
        'state',
        'plan',
        'plan_until',
        'plan_ends_at',
        'leaving',
        'unreturned',
        'bounced',
        'synced_at',
      ],
    },
    erased: 'with the account',
  },
  founding_places: {
    exported: { list: 'founding_place', columns: ['held_until', 'taken_at'] },
    erased: 'with the account',
  },
  billing_notices: {
    exported: { list: 'billing_mails', columns: ['notice', 'created_at'] },
    erased: 'with the account',
  },
  billing_events: { ...withoutMembers('Numbers of messages between servers.'), expires: true },
  registrations: {
    exported: 'The same as the part `account`.',
    erased: { by: 'registration' },
    expires: true,
  },
  verification_tokens: { exported: NOTHING_TO_TELL, erased: { by: 'registration' }, expires: true },
  login_failures: { exported: NOTHING_TO_TELL, erased: { by: 'sessions' }, expires: true },
  mails: { exported: 'The member has received them.', erased: { by: 'mail' }, expires: true },
  operator_acts: { exported: 'Acts under random numbers.', erased: { stays: 'Acts under such numbers.' } },
  operators: OPERATORS,
  operator_invites: OPERATORS,
  operator_sessions: OPERATORS,
  operator_passkeys: OPERATORS,
  operator_challenges: OPERATORS,
  operator_messages: {
    exported: 'Sent by the member, who may be anybody who typed the address.',
    erased: { by: 'contact' },
    expires: true,
  },
  obf_products: CATALOGUE,
  shop_offers: CATALOGUE,
  shelf_entries: CATALOGUE,
  catalogue_imports: CATALOGUE,
  product_people: { exported: 'Numbers of people, at least five each.', erased: { stays: 'Such numbers.' } },
};

/** The tables whose deleted rows could identify or describe a person. */
export const TABLES_IN_CLEAR = Object.entries(DATA_MAP).flatMap(([table, { erased, isSealed }]) =>
  isSealed || (typeof erased === 'object' && 'stays' in erased) ? [] : [table],
);

/** Tables that are not the product's own, and why they hold no member. */
const WITHOUT_MEMBERS: Readonly<Record<string, string>> = {
  kysely_migration: 'Names of migrations.',
  kysely_migration_lock: 'One row.',
  schema_release: 'A version.',
  data_directory: 'Where the files of the server are.',
  rate_limits: 'Hashes and counts, which expire.',
};

/** Names of all tables of a migrated database, without those of the sandbox and of the queue. */
export const ALL_TABLES: readonly string[] = [...Object.keys(DATA_MAP), ...Object.keys(WITHOUT_MEMBERS)];
