import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkVariables } from '../../src/build/leftover-variables.ts';
import { tempFolder } from '../support/temp-folder.ts';

const LEFT = '{{returns.windowDays}}';

describe('a template variable left in the build', () => {
  let folder: string;
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  beforeEach(() => {
    folder = tempFolder();
  });

  it.each([
    ['returns.html', `<p>You have ${LEFT} days</p>`],
    ['faq.html', `<meta name="description" content="${LEFT}">`],
    ['faq.html', `<script type="application/ld+json">{"text":"${LEFT}"}</script>`],
    ['journal/rss.xml', `<title>${LEFT}</title>`],
    ['menu.json', `{"name":"${LEFT}"}`],
    ['llms.txt', LEFT],
    ['site.webmanifest', `{"name":"${LEFT}"}`],
  ])('in %s is an error that names the file: %s', (name, text) => {
    write('shop.html', '<p>Chairs</p>');
    write(name, text);
    expect(() => checkVariables(folder)).toThrow(`${name}: ${LEFT}`);
    expect(() => checkVariables(folder)).not.toThrow(/shop\.html/);
  });

  it.each(['{{ returns.windowDays', '{{dial }}', '{{a-b}}'])('is found when it is misspelt: %s', (text) => {
    write('page.html', `<p>${text}</p>`);
    expect(() => checkVariables(folder)).toThrow(/page\.html: \{\{/);
  });

  it('does not exist in code and single braces (control)', () => {
    write('page.html', '<style>@media x{a{}}</style><script>if(a){{b()}}</script><p>{ {a} }</p>');
    write('page2.html', '<script type="module">if(a){{b()}}</script>');
    write('_astro/data.json', '{{');
    write('a.json', '{"a":{"b":{}}}');
    expect(() => checkVariables(folder)).not.toThrow();
  });
});
