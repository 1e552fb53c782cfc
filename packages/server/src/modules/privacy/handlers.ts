import { Refusal } from '../../errors.ts';
import type { Handlers } from '../../http/contract.ts';
import type { FreshSignIn } from '../sign-in/ports.ts';
import type { EraseAccount } from './erase-account.ts';
import type { Exports } from './exports.ts';
import type { WriteHistory } from './history-report.ts';
import type { ReadPrivacy } from './read-privacy.ts';
import type { PrivacySettings } from './settings.ts';

export type PrivacyHandlers = Pick<
  Handlers,
  | 'getPrivacy'
  | 'updatePrivacy'
  | 'startExport'
  | 'getExport'
  | 'cancelExport'
  | 'getHistoryReport'
  | 'deleteAccount'
>;

interface Dependencies {
  readPrivacy: ReadPrivacy;
  settings: PrivacySettings;
  exports: Exports;
  writeHistory: WriteHistory;
  freshSignIn: FreshSignIn;
  eraseAccount: EraseAccount;
}

/** The calls by which members decide about their data, export it, and erase it. */
export function createPrivacyHandlers(dependencies: Dependencies): PrivacyHandlers {
  const { readPrivacy, settings, exports, writeHistory, freshSignIn, eraseAccount } = dependencies;
  return {
    async getPrivacy({ member }) {
      return { status: 200, body: await readPrivacy(member.id) };
    },

    async updatePrivacy({ member, body }) {
      await settings.update(member.id, body);
      return { status: 200, body: await readPrivacy(member.id) };
    },

    async startExport({ member }) {
      return { status: 202, body: await exports.start(member.id) };
    },

    async getExport({ member, params: { id } }) {
      const found = await exports.find(member.id, id);
      if (!found) throw new Refusal('not_found');
      if (found.status !== 'ready') return { status: 200, body: found };
      const body = await exports.openArchive(member.id, id);
      if (!body) throw new Refusal('not_found');
      return { status: 200, body, headers: savedAs('application/zip', 'daylit-export.zip') };
    },

    async cancelExport({ member, params: { id } }) {
      if (!(await exports.cancel(member.id, id))) throw new Refusal('not_found');
      return { status: 200, body: { message: 'The export is cancelled. Nothing of it is kept.' } };
    },

    async getHistoryReport({ member, query: { format } }) {
      return {
        status: 200,
        body: await writeHistory(member, format),
        headers: savedAs(HISTORY_TYPES[format], `daylit-history.${format}`),
      };
    },

    async deleteAccount(call) {
      await freshSignIn.requirePassword(call, call.body.current_password);
      const receipt = await eraseAccount(call.member);
      return { status: 202, body: receipt, sessionCookie: null, deviceCookie: null };
    },
  };
}

const HISTORY_TYPES = { html: 'text/html; charset=utf-8', csv: 'text/csv; charset=utf-8' };

/** A shared computer must not cache it, and the browser saves it instead of showing it. */
function savedAs(type: string, filename: string): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${filename}"`,
    'cache-control': 'private, no-store',
  };
}
