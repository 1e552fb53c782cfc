import type { User } from '@daylit/contract';
import type { Member } from '../members/ports.ts';

/** A person whose address is not verified yet, as far as the client may know. */
export interface PendingMember {
  email: string;
  username: string;
  mail_code: string;
}

/** Presents a person as the current-user call does. */
export interface UserPresenter {
  presentMember(member: Member): Promise<User>;
  presentPending(pending: PendingMember): User;
}
