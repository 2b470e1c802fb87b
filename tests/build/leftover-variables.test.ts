import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { finishPages } from '../../src/build/finish-pages.ts';
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
  ])('in %s is an error that names the file: %s', async (name, text) => {
    write('shop.html', '<p>Chairs</p>');
    write(name, text);
    const message = await finishPages(folder).then(String, ({ message }) => message);
    expect(message).toContain(`${name}: ${LEFT}`);
    expect(message).not.toContain('shop.html');
  });

  it.each(['{{ returns.windowDays', '{{dial }}', '{{a-b}}'])('is found when it is misspelt: %s', async (text) => {
    write('page.html', `<p>${text}</p>`);
    await expect(finishPages(folder)).rejects.toThrow(/page\.html: \{\{/);
  });

  it('does not exist in code and single braces (control)', async () => {
    write('page.html', '<style>@media x{a{}}</style><script>if(a){{b()}}</script><p>{ {a} }</p>');
    write('page2.html', '<script type="module">if(a){{b()}}</script>');
    write('_astro/data.json', '{{');
    write('a.json', '{"a":{"b":{}}}');
    await expect(finishPages(folder)).resolves.toBeTruthy();
  });
});
