/** Never seen: the guard sends everybody on from here as soon as it knows who they are. */
export function OnboardingCurrentRoute() {
  return null;
}
