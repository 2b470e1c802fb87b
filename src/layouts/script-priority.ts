/**
 * Scripts of a page are asked for with low priority: nothing of the first screen waits for them, and on a slow line they would
 * take from its picture. The attribute cannot be written in a template, where it would keep the script from being bundled.
 */
import type { MiddlewareHandler } from 'astro';

const MODULE = '<script type="module" src="';

/** Marks every external module script of a page. */
export function lowerScripts(html: string): string {
  return html.replaceAll(MODULE, '<script type="module" fetchpriority="low" src="');
}

export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.includes('text/html')) return response;
  return new Response(lowerScripts(await response.text()), response);
};
