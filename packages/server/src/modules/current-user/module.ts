import { createMemberFacts, type MemberFactsDependencies } from './member-facts.ts';
import type { UserPresenter } from './ports.ts';
import { createUserPresenter } from './present-user.ts';

/** The current user: what pages show of the signed-in member, from account, payments and scans. */
export function createCurrentUser(dependencies: MemberFactsDependencies): {
  ports: { presenter: UserPresenter };
} {
  return { ports: { presenter: createUserPresenter(createMemberFacts(dependencies)) } };
}
