/**
 * What a page's first screen needs of a stylesheet: the rules that can match something in the page's HTML. Rules are judged by
 * classes and by names of lifted styles alone; whatever depends on states, attributes and elements stays.
 */
import postcss, { type Rule } from 'postcss';
import parser from 'postcss-selector-parser';
import { decoded } from './lifted-styles.ts';

export type Used = { readonly classes: ReadonlySet<string>; readonly placed: ReadonlySet<string> };

const CLASS = /\sclass="([^"]*)"/g;
const PLACED = /\sdata-style="([^"]*)"/g;

/** What the HTML of these pages names: its classes, and its lifted styles. */
export function usedIn(pages: Iterable<string>): Used {
  const classes = new Set<string>();
  const placed = new Set<string>();
  for (const html of pages) {
    for (const [, list] of html.matchAll(CLASS))
      for (const name of decoded(list as string).split(/\s+/)) classes.add(name);
    for (const [, name] of html.matchAll(PLACED)) placed.add(name as string);
  }
  return { classes, placed };
}

/** True unless a selector asks for a class or a lifted style that is not there. What stands within :not(), :is() and such is not asked. */
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

/** The stylesheet without the rules that can match nothing of what is used; what is left stands in its order, to the letter. */
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
