/** Counts what a page transfers, by kind of resource: bytes on the wire, headers included. */
import type { Page } from '@playwright/test';

export type PageBytes = {
  readonly sums: Record<'Document' | 'Script' | 'Stylesheet' | 'Font' | 'Image' | 'Fetch' | 'all', number>;
  requests: number;
};

/** Returns the counts, which grow while the page loads. Called before the page is opened. */
export async function countBytes(page: Page): Promise<PageBytes> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const counted: PageBytes = {
    sums: { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Fetch: 0, all: 0 },
    requests: 0,
  };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    // A module that was fetched ahead is compiled from the cache: nothing travels again.
    if (!kind || encodedDataLength === 0) return;
    if (kind in counted.sums) counted.sums[kind as keyof PageBytes['sums']] += encodedDataLength;
    counted.sums.all += encodedDataLength;
    counted.requests += 1;
  });
  return counted;
}
