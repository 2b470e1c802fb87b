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

/** Returns the class and data-style names of a tag. */
function namesIn(tag: string): { readonly classes: readonly string[]; readonly placed: string | null } {
  const classes = (attributeOf(tag, 'class')?.split(/\s+/) ?? []).filter((name) => name !== '').map(ownText);
  const placed = attributeOf(tag, 'data-style');
  return { classes, placed: placed ? ownText(placed) : null };
}

/** Returns a function that returns the classes and data-style names of a page. */
export function openUsed(): (html: string) => Used {
  // Most tags are the same on many pages, and stand several times on each.
  const known = new Map<string, ReturnType<typeof namesIn> & { page: number }>();
  let page = 0;
  return (html) => {
    const classes = new Set<string>();
    const placed = new Set<string>();
    page += 1;
    for (const tag of tagsOf(html)) {
      const found = known.get(tag);
      if (found?.page === page) continue;
      const names = found ?? { ...namesIn(tag), page };
      names.page = page;
      if (!found && tag.length < SHORT && known.size < MOST_TAGS) known.set(ownText(tag), names);
      for (const name of names.classes) classes.add(name);
      if (names.placed) placed.add(names.placed);
    }
    return { classes, placed };
  };
}

/** Returns the classes and data-style names in pages. */
export function usedIn(pages: Iterable<string>): Used {
  const all = Array.from(pages, openUsed());
  return {
    classes: new Set(all.flatMap(({ classes }) => [...classes])),
    placed: new Set(all.flatMap(({ placed }) => [...placed])),
  };
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
