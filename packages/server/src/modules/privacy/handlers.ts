import { Refusal } from '../../errors.ts';
import type { Handlers } from '../../http/contract.ts';
import type { EraseAccount } from './erase-account.ts';
import type { Exports } from './exports.ts';
import type { ReadPrivacy } from './read-privacy.ts';
import type { PrivacySettings } from './settings.ts';

export type PrivacyHandlers = Pick<
  Handlers,
  'getPrivacy' | 'updatePrivacy' | 'startExport' | 'getExport' | 'deleteAccount'
>;

interface Dependencies {
  readPrivacy: ReadPrivacy;
  settings: PrivacySettings;
  exports: Exports;
  eraseAccount: EraseAccount;
}

/** The calls by which members decide about their data, take it along, and erase it. */
export function createPrivacyHandlers(dependencies: Dependencies): PrivacyHandlers {
  const { readPrivacy, settings, exports, eraseAccount } = dependencies;
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
      return { status: 200, body, headers: ARCHIVE_HEADERS };
    },

    async deleteAccount({ member, body }) {
      const receipt = await eraseAccount(member, body.current_password);
      return { status: 202, body: receipt, sessionCookie: null, deviceCookie: null };
    },
  };
}

/** A shared computer must not keep it, and the browser saves it instead of showing it. */
const ARCHIVE_HEADERS = {
  'content-type': 'application/zip',
  'content-disposition': 'attachment; filename="daylit-export.zip"',
  'cache-control': 'private, no-store',
};
