/**
 * Extracts the rules of stylesheets that can match a part of a page's HTML. Decided by class, element and data-style names
 * only; rules that depend on states and other attributes are kept. What no remaining rule refers to is dropped: custom
 * properties, their registrations and keyframes.
 */
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import parser, { type Node } from 'postcss-selector-parser';
import { attributeOf, ownText, tagsOf } from '../api/http/inline-code.ts';

export type Used = {
  readonly classes: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
  readonly placed: ReadonlySet<string>;
};

const TAG_NAME = /^<([a-z][^\s/>]*)/i;
const VARIABLE = /var\(\s*(--[\w-]+)/g;
/** Parts of form fields, which browsers draw. */
const FIELD_PARTS = /^::(?:file-selector-button|placeholder|-webkit-(?!scrollbar))/;
const FIELDS = ['input', 'textarea', 'select', 'summary', 'progress'];

/** Tags of more characters, or after so many, are read again on each page. */
const SHORT = 1000;
const MOST_TAGS = 20_000;

/** Collects the names of classes, elements and data-styles in the pages given to read(). */
export function collectUsed(): { readonly used: Used; readonly read: (html: string) => void } {
  const classes = new Set<string>();
  const elements = new Set<string>();
  const placed = new Set<string>();
  // Most tags are the same on many pages.
  const known = new Set<string>();
  const read = (html: string) => {
    for (const tag of tagsOf(html)) {
      if (known.has(tag)) continue;
      if (tag.length < SHORT && known.size < MOST_TAGS) known.add(ownText(tag));
      elements.add(ownText(TAG_NAME.exec(tag)?.[1]?.toLowerCase() ?? ''));
      for (const name of attributeOf(tag, 'class')?.split(/\s+/) ?? []) if (name) classes.add(ownText(name));
      const name = attributeOf(tag, 'data-style');
      if (name) placed.add(ownText(name));
    }
  };
  return { used: { classes, elements, placed }, read };
}

/** Returns the names of classes, elements and data-styles in pages. */
export function usedIn(pages: Iterable<string>): Used {
  const { used, read } = collectUsed();
  for (const html of pages) read(html);
  return used;
}

function partCanMatch(part: Node, { classes, elements, placed }: Used): boolean {
  if (part.type === 'class') return classes.has(part.value);
  if (part.type === 'tag') return elements.has(part.value.toLowerCase());
  if (part.type === 'attribute' && part.attribute === 'data-style') return placed.has(part.value ?? '');
  if (part.type === 'pseudo' && FIELD_PARTS.test(part.value)) return FIELDS.some((field) => elements.has(field));
  return true;
}

/** False when a selector requires a name that is not used. Arguments of :not(), :is() etc. are ignored. */
const canMatch = (selector: string, used: Used): boolean =>
  parser()
    .astSync(selector)
    .nodes.some((one) => one.nodes.every((part) => partCanMatch(part, used)));

const isStep = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/i.test(`${parent.name}`);

/** Removes groups without rules. Layers stay, as their first mention decides their order. */
function removeEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  const groups: AtRule[] = [];
  root.walkAtRules((group) => void groups.unshift(group));
  for (const group of groups) {
    if (group.nodes?.length !== 0 || group.name === 'property') continue;
    if (group.name === 'layer' && group.parent === root)
      group.replaceWith(postcss.atRule({ name: 'layer', params: group.params }));
    else group.remove();
  }
}

/** True for declarations of a style attribute: the linked sheets use them too, and do not repeat them. */
const isPlaced = ({ parent }: Declaration) =>
  parent?.type === 'rule' && 'selector' in parent && `${parent.selector}`.includes('[data-style=');

/** Removes custom properties that no declaration uses, with their registrations, until none is left. */
function removeUnusedVariables(roots: readonly Root[]): void {
  for (let left = true; left; ) {
    left = false;
    const wanted = new Set<string>();
    const found: (Declaration | AtRule)[] = [];
    for (const root of roots) {
      root.walkDecls((declaration) => {
        for (const [, name = ''] of declaration.value.matchAll(VARIABLE)) wanted.add(name);
        if (declaration.prop.startsWith('--') && !isPlaced(declaration)) found.push(declaration);
      });
      root.walkAtRules('property', (rule) => void found.push(rule));
    }
    for (const one of found) {
      if (wanted.has(one.type === 'decl' ? one.prop : one.params)) continue;
      one.remove();
      left = true;
    }
  }
}

function removeUnusedKeyframes(roots: readonly Root[]): void {
  const named: string[] = [];
  for (const root of roots)
    root.walkDecls(/^(?:animation|--)/, ({ value }) => void named.push(...value.split(/[\s,]+/)));
  const wanted = new Set(named);
  for (const root of roots)
    root.walkAtRules(/keyframes$/i, (rule) => {
      if (!wanted.has(rule.params)) rule.remove();
    });
}

/** Returns the stylesheets of a page without what it does not use; the rest is unchanged and in order. */
export function stylesFor(sheets: readonly string[], used: Used): string[] {
  const roots = sheets.map((sheet) => {
    const root = postcss.parse(sheet);
    root.walkRules((rule) => {
      if (isStep(rule)) return;
      const left = rule.selectors.filter((selector) => canMatch(selector, used));
      if (left.length === 0) rule.remove();
      else if (left.length < rule.selectors.length) rule.selectors = left;
    });
    return root;
  });
  removeUnusedVariables(roots);
  removeUnusedKeyframes(roots);
  removeUnusedVariables(roots);
  for (const root of roots) removeEmpty(root);
  return roots.map((root) => root.toString());
}
