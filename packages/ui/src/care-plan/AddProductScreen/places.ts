import {
  type ConfirmedDaypart,
  type ConfirmedGroupView,
  ROUTINE_STEPS,
  type StepKey,
} from '@daylit/contract';

/** The parts of a routine that have this step, and the one for everything else. */
export function daypartsOf(step: StepKey): ConfirmedDaypart[] {
  const fixed = (['morning', 'night', 'weekly'] as const).filter((daypart) =>
    ROUTINE_STEPS[daypart].some((key) => key === step),
  );
  return [...fixed, 'additional'];
}

/** The name of the product at the place. The additional part has a place for every product. */
export function standingAt(
  groups: readonly ConfirmedGroupView[],
  daypart: ConfirmedDaypart | undefined,
  step: StepKey,
): string | undefined {
  if (daypart === 'additional') return undefined;
  const group = groups.find((one) => one.daypart === daypart);
  return group?.steps.find(({ key }) => key === step)?.product.name;
}
