/**
 * Extracts the rules of a stylesheet that can match a page's HTML. Decided by class names and data-style names only; rules
 * that depend on states, attributes and elements are kept.
 */
import postcss, { type Rule } from 'postcss';
import parser from 'postcss-selector-parser';
import { attributeOf, ownText, tagsOf } from '../api/http/inline-code.ts';

export type Used = { readonly classes: ReadonlySet<string>; readonly placed: ReadonlySet<string> };

/** Tags of more characters, or after so many, are read again on each page. */
const SHORT = 1000;
const MOST_TAGS = 20_000;

/** Collects the classes and data-style names of the pages given to read(). */
export function collectUsed(): { readonly used: Used; readonly read: (html: string) => void } {
  const classes = new Set<string>();
  const placed = new Set<string>();
  // Most tags are the same on many pages.
  const known = new Set<string>();
  const read = (html: string) => {
    for (const tag of tagsOf(html)) {
      if (known.has(tag)) continue;
      if (tag.length < SHORT && known.size < MOST_TAGS) known.add(ownText(tag));
      for (const name of attributeOf(tag, 'class')?.split(/\s+/) ?? []) if (name) classes.add(ownText(name));
      const name = attributeOf(tag, 'data-style');
      if (name) placed.add(ownText(name));
    }
  };
  return { used: { classes, placed }, read };
}

/** Returns the classes and data-style names in pages. */
export function usedIn(pages: Iterable<string>): Used {
  const { used, read } = collectUsed();
  for (const html of pages) read(html);
  return used;
}

/** False when a selector requires a missing class or data-style name. Arguments of :not(), :is() etc. are ignored. */
function canMatch(selector: string, { classes, placed }: Used): boolean {
  return parser()
    .astSync(selector)
    .nodes.some((one) =>
      one.nodes.every((part) => {
        if (part.type === 'class') return classes.has(part.value);
        if (part.type === 'attribute' && part.attribute === 'data-style') return placed.has(part.value ?? '');
        return true;
      }),
    );
}

const isStep = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/i.test(`${parent.name}`);

/** Returns the stylesheet without rules that cannot match; the rest is unchanged and in order. */
export function stylesFor(sheet: string, used: Used): string {
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const left = rule.selectors.filter((selector) => canMatch(selector, used));
    if (left.length === 0) rule.remove();
    else if (left.length < rule.selectors.length) rule.selectors = left;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
