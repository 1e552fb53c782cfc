/** The part of the browser's Trusted Types that is used here; TypeScript's DOM library lacks it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy('daylit-worker', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError(`Not a script of ours: ${url}`);
    return url;
  },
});

/** A script address that Trusted Types accept, where the browser has them. Throws for another origin. */
export function trustedScriptUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : url;
}
