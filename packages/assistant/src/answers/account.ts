import type { Allowance } from '@daylit/contract';
import type { MemberFacts } from '../ports.ts';
import { type ReadQuestion, type Answer, Draft } from './draft.ts';
import { dayWords, ownFact, plural } from './words.ts';

const ACCOUNT = ownFact('Your account');

const PLAN_NAMES: Record<string, string> = {
  free: 'Free',
  trial: 'the trial',
  plus: 'Plus',
  pro: 'Pro',
  admin: 'an operator’s plan',
};

export async function tellAllowance({ question: { facts } }: ReadQuestion): Promise<Answer> {
  const { scans, messages, tokens } = await facts.usage();
  return new Draft()
    .say(`Messages: ${left(messages, facts)}`, ACCOUNT)
    .say(`Scans: ${left(scans, facts)}`)
    .say(`Tokens: ${left(tokens, facts)} A token is about four characters of a message or a reply.`)
    .offer('Which plan am I on?')
    .answer();
}

/** The words for what is left. Allowances start over in UTC for everybody. */
function left(
  { limit, used, resets_at }: Allowance,
  { now, region }: Pick<MemberFacts, 'now' | 'region'>,
): string {
  const remaining = Math.max(0, limit - used);
  const until = resets_at === null ? '' : `, until ${dayWords(resets_at, { now, region, timeZone: 'UTC' })}`;
  return `${plural(remaining, 'is', 'are').replace(/^(\S+) (is|are)$/, '$1')} of ${limit.toLocaleString('en-US')} left${until}.`;
}

export async function tellPlanName({ question: { facts } }: ReadQuestion): Promise<Answer> {
  const tier = facts.plan.split('_')[0] ?? 'free';
  return new Draft()
    .say(`You are on ${PLAN_NAMES[tier] ?? tier}.`, ACCOUNT)
    .say('The Billing tab of your account shows what it includes and how to cancel.')
    .offer('How many messages do I have left?')
    .answer();
}

export async function tellWhoHandles({ question: { facts } }: ReadQuestion): Promise<Answer> {
  const { processors, analysis, retention } = await facts.transparency();
  const source = ownFact('The transparency page of this server');
  const draft = new Draft();
  draft.say(
    processors.length === 0
      ? 'Nobody but this server. No other company receives your photos, your report or this chat.'
      : `These receive data: ${processors.map(({ name, purpose }) => `${name} (${purpose})`).join('; ')}.`,
    source,
  );
  draft.say(`Photos are measured here, with version ${analysis.engine_version} of our analysis.`);
  const kept = retention.slice(0, 2).map(({ what, how_long }) => `${what}: ${how_long}`);
  if (kept.length > 0) draft.say(kept.map((line) => line.replace(/\.?$/, '.')).join(' '), source);
  return draft.offer('How do I export my data?', 'How do I delete my account?').answer();
}
