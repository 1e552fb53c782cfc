import { expect, test } from 'vitest';
import { sampleCatalogue } from '../catalogue/samples/sample-catalogue.ts';
import { activesIn } from './active-ingredients.ts';
import { buildCarePlan } from './build-care-plan.ts';
import { decideCarePlan } from './decide-care-plan.ts';
import { everybody } from './everybody.ts';
import { EVERY_DAY } from './slot-request.ts';
import { weekAround, weekdayOf } from './tonight/local-dates.ts';

test('the one thing tonight is the active on its evenings, and else a step of every night', () => {
  const evenings = [...everybody(sampleCatalogue)]
    .filter((_facts, at) => at % 11 === 0)
    .flatMap((facts) => weekAround('2026-11-20').map((today) => evening(facts, today)));
  expect(evenings.filter(({ tonight, may }) => !may.test(tonight))).toEqual([]);
  expect(evenings.filter(({ active }) => active !== undefined).length).toBeGreaterThan(50);
});

/** What a plan says on an evening, and what it may say there. */
function evening(facts: Parameters<typeof decideCarePlan>[0], today: string) {
  const decided = decideCarePlan({ ...facts, course: { ...facts.course, today } });
  const evenings = decided.draft.placed.filter(({ group }) => group !== 'morning');
  const active = evenings.find(
    ({ days, product }) => days.includes(weekdayOf(today)) && activesIn(product).length > 0,
  )?.step;
  const usual = evenings.filter(({ days }) => days.length === EVERY_DAY.length).map(({ step }) => step);
  const may =
    active === undefined ? `^(?:${usual.join('|')})${usual.length > 0 ? ': ' : '$'}` : `^${active} for `;
  return { today, tonight: buildCarePlan(decided).tonight ?? '', active, may: new RegExp(may, 'i') };
}
