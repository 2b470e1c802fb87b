/** What a build needs of a page, as its scan finds it and as parse5 does. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, hashOf, inlineHashes, tagsOf } from '../../src/api/http/inline-code.ts';

const NAMES = ['class', 'style', 'data-style', 'rel', 'href', 'client', 'src'] as const;
const RUNS = new Set(['', 'module', 'importmap', 'speculationrules', 'text/javascript']);

type Parts = {
  readonly attributes: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** Attributes as 'name=value' in order, and the hashes of inline scripts and styles. */
export function scanned(html: string): Parts {
  const attributes = [...tagsOf(html)].flatMap((tag) =>
    NAMES.flatMap((name) => {
      const value = attributeOf(tag, name);
      return value === null ? [] : [`${name}=${value}`];
    }),
  );
  return { attributes, ...inlineHashes(html) };
}

export function parsed(html: string): Parts {
  const attributes: string[] = [];
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  const visit = (node: Tree.Node): void => {
    if ('attrs' in node) {
      const own = new Map(node.attrs.map(({ name, value }) => [name, value]));
      for (const name of NAMES) if (own.has(name)) attributes.push(`${name}=${own.get(name)}`);
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      if (node.tagName === 'style') hashes.styles.add(hashOf(text));
      if (node.tagName === 'script' && !own.has('src') && RUNS.has(own.get('type') ?? ''))
        hashes.scripts.add(hashOf(text));
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { scriptingEnabled: false }));
  return { attributes, scripts: [...hashes.scripts], styles: [...hashes.styles] };
}
