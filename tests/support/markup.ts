/** Validates an HTML page: errors of the parser, and rules that the parser does not check. */
import { html as namespaces, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

type Element = Tree.Element;

const isElement = (node: Tree.Node): node is Element => 'tagName' in node;
const childrenOf = (node: Tree.Node): Tree.Node[] => ('childNodes' in node ? node.childNodes : []);
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

/** Elements with restricted children; text between them must be white space. */
const HOLDS: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: new Set(['li', 'script', 'template']),
  ol: new Set(['li', 'script', 'template']),
  dl: new Set(['dt', 'dd', 'div', 'script', 'template']),
  picture: new Set(['source', 'img', 'script', 'template']),
  select: new Set(['option', 'optgroup', 'hr', 'script', 'template']),
};
/** Phrasing elements, which must not contain blocks. */
const PHRASING = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'span',
  'button',
  'label',
  'em',
  'strong',
  'summary',
]);
const BLOCKS = new Set(
  'address article aside blockquote details dialog div dl fieldset figure footer form header hgroup main nav ol p pre section table ul'.split(
    ' ',
  ),
);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const INTERACTIVE = new Set(['a', 'button', 'input', 'select', 'textarea', 'details', 'iframe', 'label']);
const OBSOLETE = new Set(['center', 'font', 'big', 'strike', 'tt', 'marquee', 'frame', 'frameset', 'acronym']);
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements that a parser may insert. */
const IMPLIED = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);
const REFERENCES = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'popovertarget',
  'list',
];

function isInteractive(element: Element): boolean {
  const { tagName } = element;
  if (tagName === 'a') return attribute(element, 'href') !== undefined;
  if (tagName === 'input') return attribute(element, 'type') !== 'hidden';
  return INTERACTIVE.has(tagName);
}

function faultsOf(element: Element, above: readonly Element[], ids: ReadonlySet<string>): string[] {
  const { tagName: tag } = element;
  const faults: string[] = [];
  const within = (test: (one: Element) => boolean) => above.some(test);
  const where = element.sourceCodeLocation;
  // Elements that the parser had to open or close are errors, such as a block in a paragraph or a nested link.
  if (!where && !IMPLIED.has(tag)) faults.push(`<${tag}> was never opened`);
  if (where && !where.endTag && !VOID.has(tag)) faults.push(`<${tag}> was never closed`);
  if (OBSOLETE.has(tag)) faults.push(`<${tag}> is obsolete`);
  if (tag === 'img' && attribute(element, 'alt') === undefined) faults.push('<img> without alt');
  if (tag === 'img' && !attribute(element, 'src')) faults.push('<img> without src');
  if (tag === 'a' && attribute(element, 'href') === '') faults.push('<a> with an empty href');
  if (HOLDS[tag] && tag !== 'select')
    for (const child of childrenOf(element))
      if (isElement(child) && !HOLDS[tag].has(child.tagName)) faults.push(`<${tag}> holds <${child.tagName}>`);
  if (tag === 'li' && !within(({ tagName }) => /^(ul|ol|menu)$/.test(tagName))) faults.push('<li> outside a list');
  const phrase = above.find(({ tagName }) => PHRASING.has(tagName));
  if (phrase && BLOCKS.has(tag)) faults.push(`<${phrase.tagName}> holds <${tag}>`);
  // A summary may contain a heading; other phrasing elements may not.
  if (phrase && HEADINGS.has(tag) && phrase.tagName !== 'summary') faults.push(`<${phrase.tagName}> holds <${tag}>`);
  if (isInteractive(element) && tag !== 'label') {
    const outer = above.find((one) => /^(a|button)$/.test(one.tagName) && isInteractive(one));
    if (outer) faults.push(`<${outer.tagName}> holds <${tag}>`);
  }
  if (tag === 'label' && within(({ tagName }) => tagName === 'label')) faults.push('<label> holds <label>');
  for (const name of REFERENCES)
    for (const id of attribute(element, name)?.split(/\s+/) ?? [])
      if (!ids.has(id)) faults.push(`<${tag} ${name}> names #${id}, which is not there`);
  for (const { name, value } of element.attrs) if (/^on/.test(name)) faults.push(`<${tag}> with ${name}=${value}`);
  return faults;
}

/** Returns all errors of a page, one string each. */
export function markupFaults(source: string): string[] {
  const faults: string[] = [];
  const document = parse(source, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) =>
      faults.push(`${code} at ${JSON.stringify(source.slice(Math.max(0, startOffset - 40), startOffset + 40))}`),
  });
  const elements: { element: Element; above: Element[] }[] = [];
  const walk = (node: Tree.Node, above: Element[]) => {
    const next = isElement(node) ? [node, ...above] : above;
    // SVG and MathML have their own rules.
    if (isElement(node) && node.namespaceURI !== namespaces.NS.HTML) return;
    if (isElement(node)) elements.push({ element: node, above });
    for (const child of childrenOf(node)) walk(child, next);
  };
  walk(document, []);
  const all = [...source.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string);
  const own = elements.flatMap(({ element }) => attribute(element, 'id') ?? []);
  const ids = new Set([...all, ...own]);
  for (const id of new Set(own.filter((one, index) => own.indexOf(one) !== index)))
    faults.push(`two elements have the id ${id}`);
  const count = (tag: string) => elements.filter(({ element }) => element.tagName === tag).length;
  if (count('title') !== 1) faults.push(`${count('title')} <title>`);
  if (count('main') > 1) faults.push(`${count('main')} <main>`);
  const root = elements.find(({ element }) => element.tagName === 'html')?.element;
  if (!root || !attribute(root, 'lang')) faults.push('<html> without lang');
  for (const { element, above } of elements) faults.push(...faultsOf(element, above, ids));
  return [...new Set(faults)];
}
