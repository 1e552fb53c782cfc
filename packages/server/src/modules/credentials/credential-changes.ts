import type { MemberStore } from '../members/ports.ts';
import type { EmailLinks } from './email-links.ts';
import type { Notify } from './notifier.ts';
import type { CredentialChanges } from './ports.ts';
import type { SessionControl } from '../sign-in/ports.ts';

interface Dependencies {
  members: MemberStore;
  control: SessionControl;
  links: EmailLinks;
  notify: Notify;
}

export function createCredentialChanges(dependencies: Dependencies): CredentialChanges {
  const { members, control, links, notify } = dependencies;
  return {
    async changePassword(transaction, call, passwordHash) {
      const { id } = call.member;
      await members.changePassword(transaction, id, passwordHash);
      await control.endAll(transaction, id, call.session?.id);
      // The person who asked for a link may be the reason for the new password.
      await transaction.deleteFrom('password_resets').where('user_id', '=', id).execute();
      await transaction
        .deleteFrom('email_changes')
        .where('user_id', '=', id)
        .where('kind', '=', 'confirm')
        .where('used_at', 'is', null)
        .execute();
      await notify(transaction, call, 'password_changed');
    },
    askForEmail: links.ask,
  };
}
