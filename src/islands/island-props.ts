/** Props that the build moved out of the page (build/island-props.ts). */

/** Reports a file of a build that is gone like the bundler's own, for EarlyScript.astro, and throws. */
function fail(path: string, reason: unknown): never {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: path }));
  throw reason;
}

/** Sets the island's props attribute, which Astro reads when it hydrates. Must resolve before that. */
export async function loadProps(el: HTMLElement): Promise<void> {
  const path = el.dataset.props;
  if (!path) return;
  try {
    const response = await fetch(path);
    if (!response.ok) throw new Error(String(response.status));
    el.setAttribute('props', await response.text());
    delete el.dataset.props;
  } catch (error) {
    fail(path, new Error(`Failed to fetch props: ${path}`, { cause: error }));
  }
}
