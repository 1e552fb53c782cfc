/** How long another page may take to replace this one, in milliseconds. */
const LEAVING_TIMEOUT_MS = 10_000;

/**
 * Loads a chunk. Firefox fails what a page still loads while the person leaves it. That failure is told ten
 * seconds later, if this page is still here: a reload at once would keep the person from the next page.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  // Nobody leaves a page that is prerendered.
  if (import.meta.env.SSR) return load();
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  // Only meanwhile, because browsers do not keep a page for "back" that always listens.
  window.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_TIMEOUT_MS));
    throw error;
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}
