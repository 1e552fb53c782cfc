import { expect } from 'vitest';
import { send } from './chat-stream.ts';
import type { createFakeAnalyser } from './fake-analyser.ts';
import { endedScan, scanForm } from './scans.ts';
import { turnOnTwoFactor } from './second-factor.ts';
import type { TestServer } from './start-test-server.ts';

/**
 * Makes a member whose name, answers, photo, report and question all say "canary", with a second factor: no
 * operator may ever read the word.
 */
export async function joinAsCanary(
  server: TestServer,
  analyser: ReturnType<typeof createFakeAnalyser>,
  email: string,
): Promise<void> {
  const person = await server.member({
    email,
    username: 'canary-name',
    plan: 'pro_monthly',
    profile: { goals: ['canary-goal'], issues: ['canary-issue'] },
  });
  analyser.progress = { ...analyser.progress, overall_assessment: 'canary-finding' };
  await person.post('/api/scan-skin', scanForm(Buffer.from('canary-photo'), 'canary-message'));
  const [{ id }] = (await server.db
    .selectFrom('scans')
    .select('id')
    .where('user_id', '=', person.id)
    .execute()) as [{ id: number }];
  expect(JSON.stringify(await endedScan(person, id))).toContain('canary-finding');
  await send(person, 'canary-question');
  await turnOnTwoFactor(server, person);
}
