/** Numbers of the shop as a whole, in the browser and on the server: limits, durations and names of stored items. */

/** Offline reading; numbers are the maximum of cached entries by kind. */
export const OFFLINE = {
  worker: '/sw.js',
  /** Service worker that deletes the cache and itself; hosts deploy it in place of the worker. */
  off: '/sw-off.js',
  /** Shown for pages that are not cached. */
  page: '/offline',
  prefix: 'aroha-',
  caches: { pages: 'aroha-pages', files: 'aroha-files', pictures: 'aroha-pictures' },
  pages: 60,
  files: 400,
  pictures: 300,
  /** Cached ahead for visitors who stay, to make the catalogue available offline. */
  ahead: ['/', '/shop', '/categories'],
  delayMs: 4000,
  /** Number of cached pages listed on the offline page. */
  listed: 12,
} as const;

/** Slider card widths and behaviour. */
export const SLIDER = {
  cardWidthPx: { xs: 160, sm: 192, md: 224, lg: 256, xl: 288 },
  gapPx: 16,
  autoSlideMs: 5000,
  dragThresholdRatio: 0.2,
  home: {
    mobile: { gapPx: 12, slides: 2 },
    tablet: { gapPx: 16, slides: 3 },
    desktop: { gapPx: 20, slides: 4 },
  },
  categoryGapPx: { mobile: 12, tablet: 16, desktop: 20 },
} as const;

/** Below mobilePx a screen is a phone, below tabletPx a tablet. */
export const DEVICE = { mobilePx: 768, tabletPx: 1024 } as const;

/** Navigation; the delays filter out a pointer that only passes by. */
export const NAVIGATION = {
  shrinkAfterPx: 50,
  showcaseMax: 6,
  featuredProducts: 3,
  hoverIntentMs: 120,
  switchMs: 60,
  hoverLeaveMs: 240,
} as const;

/** Prices: the shop's currency, and the demonstration rate from US dollars. */
export const MONEY = { currency: 'INR', usdToInr: 82.75, minorPerMajor: 100 } as const;

/** Promises of the privacy policy: retention of messages and attachments, deadlines for requests and breach notices. */
export const PRIVACY = { messageMonths: 24, evidenceMonths: 12, answerDays: 30, breachHours: 72 } as const;

/** The HTTP client. */
export const CLIENT = {
  timeoutMs: 8000,
  /** The second skips the warning page of tunnel providers. */
  headers: { accept: 'application/json', 'ngrok-skip-browser-warning': 'true' },
  /** Reads fail within five seconds, retries included. */
  readMs: 4500,
  retries: 2,
  backoffBaseMs: 250,
  backoffCapMs: 2000,
  /** Minimum time left for another attempt; timers may fire slightly early. */
  minRetryMs: 10,
} as const;

/**
 * The page's root has the attribute until the first screen is painted; then the event is fired at the window. mostMs:
 * timeout of the screen's picture; afterLoadMs: timeout of its paint once everything is loaded.
 */
export const FIRST_PAINT = {
  attribute: 'data-waiting',
  over: 'aroha:painted',
  mostMs: 3000,
  afterLoadMs: 200,
} as const;

/** The web app manifest, linked once the page is idle. */
export const MANIFEST = '/site.webmanifest';

/** Attribute of the template that holds the placeholders of panels. */
export const PLACEHOLDERS = 'data-placeholders';

/** Attributes of an inline style element: the stylesheet with the same styles, and that it holds only a part of it. */
export const INLINED_STYLES = { sheet: 'data-sheet', part: 'data-part' } as const;

/**
 * The reading typeface loads with the page on wide screens, and once the page is idle on narrow ones. Its elements have
 * the attribute; the key stores which file the browser has cached.
 */
export const READING_FONT = { wide: '(min-width: 48rem)', attribute: 'data-face', key: 'aroha:face' } as const;

/**
 * Web vitals of real visits: sampling rate, number of visits in the 75th percentile, and rate limit per client. Bounds
 * separate good, fair and poor (web.dev/vitals).
 */
export const VITALS = {
  share: 0.1,
  kept: 1000,
  maxMs: 120_000,
  maxShift: 50,
  maxBytes: 512,
  perClient: 60,
  clientWindowMs: 600_000,
  bounds: {
    lcp: [1250, 2500, 4000, 8000],
    inp: [100, 200, 500, 1000],
    ttfb: [400, 800, 1800, 3600],
    cls: [0.05, 0.1, 0.25, 0.5],
  },
} as const;
