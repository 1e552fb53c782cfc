/** Never shown: the guard redirects from here as soon as the user is known. */
export function OnboardingCurrentRoute() {
  return null;
}
