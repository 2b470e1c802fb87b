/** Records violations of the content security policy. */
import type { Page } from '@playwright/test';

/** Returns a list that gains every policy violation of the page, on all addresses that it visits. */
export async function watchViolations(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (text: string) => refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const violation = [location.pathname, effectiveDirective, blockedURI, sourceFile, lineNumber, sample].join(' ');
      (window as unknown as { noteRefusal: (text: string) => void }).noteRefusal(violation);
    });
  });
  return refused;
}
