/** The sample content with another name, other colours and no icon, with instalments, not marked as a sample. */
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tempFolder } from './temp-folder.ts';

/** Contains a character that is escaped in HTML, XML and URLs. */
export const NAME = 'Kaveri & Co';
export const COLOURS = { accent: '#1f5a86', ink: '#16222e', paper: '#f3f6f8' } as const;

/** Copies the content folder and replaces the name in any case; images are linked. */
export function renamedContent(): string {
  const folder = join(tempFolder(), 'content');
  const media = resolve('content/media');
  cpSync('content', folder, { recursive: true, filter: (file) => resolve(file) !== media });
  symlinkSync(media, join(folder, 'media'));
  rmSync(join(folder, 'icon.svg'));
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.md')) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8').replaceAll('Aroha', NAME).replaceAll('aroha', 'kaveri');
    writeFileSync(file, text);
  }
  const site = join(folder, 'site.md');
  const colours = Object.entries(COLOURS).map(([name, hex]) => `${name}: '${hex}'`);
  const theme = `theme:\n  colours: { ${colours.join(', ')} }\n`;
  writeFileSync(
    site,
    readFileSync(site, 'utf8')
      .replace('sample: true\n', '')
      .replace(/# (emi: .*)/, '$1')
      .replace(/---\s*$/, `${theme}---\n`),
  );
  return folder;
}
