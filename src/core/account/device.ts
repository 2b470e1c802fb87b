/** Device names for shoppers, from user agents. */
import { SECURITY_COPY } from './security-copy.ts';

/** The first match wins. User agents contain each other's names, so the order matters. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (table: typeof BROWSERS, agent: string) => table.find(([form]) => form.test(agent))?.[1];

/** 'Chrome on Windows', 'Safari', 'iPhone'; a sentence for an unknown agent. */
export function deviceName(agent: string): string {
  const browser = nameIn(BROWSERS, agent);
  const system = nameIn(SYSTEMS, agent);
  if (browser && system) return SECURITY_COPY.devices.on(browser, system);
  return browser ?? system ?? SECURITY_COPY.devices.unknown;
}
