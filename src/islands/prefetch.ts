/** Fetches the modules and props of a page's islands ahead and compiles the modules, without running them. */
import { mayFetchAhead, whenIdle } from './idle.ts';

/** Links added at once: browsers compute the styles of the whole page again each time, slow devices compile for long. */
const GROUP = 20;

/** Resolves to the path, or to '' after a failure, which is left to the import: a failed preload would make it fail too. */
async function fetchFile(path: string): Promise<string> {
  try {
    const response = await fetch(path, { priority: 'low' });
    await response.arrayBuffer();
    return response.ok ? path : '';
  } catch {
    return '';
  }
}

function compile(paths: string[]): void {
  const links = paths
    .splice(0, GROUP)
    .map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...links);
  if (paths.length > 0) whenIdle(() => compile(paths));
}

/** Fetches all at once: the build lists those of the islands with their imports (build/page-modules.ts). */
export async function prefetchIslands(): Promise<void> {
  const paths = document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ') ?? [];
  if (!mayFetchAhead()) return;
  const props = Array.from(
    document.querySelectorAll<HTMLElement>('[data-props]'),
    ({ dataset }) => dataset.props ?? '',
  );
  const [fetched] = await Promise.all([Promise.all(paths.map(fetchFile)), Promise.all(props.map(fetchFile))]);
  whenIdle(() => compile(fetched.filter(Boolean)));
}
