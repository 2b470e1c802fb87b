/** The shop's numbers and limits, named with their units. */

/** Intro overlay and splash on the landing page. */
export const INTRO = {
  durationMs: 3000,
  exitDelayMs: 2000,
  forcedExitMs: 1600,
  exitAnimationMs: 1500,
  splashMs: 2000,
  brandAnimationMs: 3000,
  /** After this time the overlay leaves without a script. */
  graceMs: 800,
  /** Between two values of its progress bar. */
  valueMs: 250,
} as const;

/** Hero slideshow. */
export const HERO = {
  slides: 3,
  slideMs: 7000,
  transitionLockMs: 1200,
  swipePx: 50,
  swipeWithinMs: 300,
  wheelDelta: 10,
  wheelCooldownMs: 1000,
  counterDigits: 2,
} as const;

/** Slide pictures: full size, responsive ladder and blurred placeholder. */
export const SLIDE_IMAGE = {
  fullWidthPx: 1920,
  ladder: [
    { widthPx: 640, quality: 75 },
    { widthPx: 1024, quality: 80 },
    { widthPx: 1920, quality: 85 },
    { widthPx: 2560, quality: 90 },
  ],
  placeholderWidthPx: 64,
  placeholderQuality: 10,
} as const;

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

/** The widths served under /img, in pixels. */
export const IMAGE_WIDTHS_PX = [64, 320, 480, 640, 828, 1024, 1440, 1920, 2560] as const;

/** Widths of single files that pages link beside a srcset, in pixels. */
export const IMAGE_FILES_PX = {
  /** JPEG for browsers without source support, no wider than the original. */
  fallback: 828,
  /** JPEG behind a link to the full picture, no wider than the original. */
  zoom: 1920,
  /** Single URL for structured data and feeds, WebP and JPEG, regardless of the original's size. */
  large: 1440,
  /** JPEG of recently viewed products. */
  recentlyViewed: 480,
} as const;

/**
 * Maximum of renditions waiting to be encoded, in total and per network; further requests get 503. One is encoded per
 * thread of the process's pool; sparedThreads stay free for files and signatures.
 */
export const IMAGE_QUEUE = { waiting: 128, perClient: 32, retryAfterSeconds: 5, sparedThreads: 2 } as const;

/** Portrait crop of a wide picture for phones: its aspect ratio, and possible positions in percent from the left. */
export const TALL_IMAGE = { width: 9, height: 16, focus: [50, 75] } as const;

/** Share cards (Open Graph): size in pixels and length limits. */
export const SHARE = { widthPx: 1200, heightPx: 630, wordsMax: 80, addressMax: 200 } as const;

/** Encodings /img serves, best first. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;

/** Paginated scroll on the landing page. */
export const LANDING = {
  wheelGapMs: 600,
  wheelMinDelta: 5,
  swipePx: 40,
  showcaseLoopMs: 20_000,
  showcaseDelayMs: 2000,
  videoVisibility: 0.2,
} as const;

/**
 * Interpretation of wheel events: a pause of quietMs ends a gesture; within one, only deltas that grow by surge from one
 * windowMs to the next, or even notches of at least notchPx from a mouse wheel, are another step. tolerancePx is what
 * counts as aligned.
 */
export const PAGER = {
  quietMs: 150,
  windowMs: 150,
  surge: 1.4,
  notchPx: 40,
  glideMs: 800,
  insideMs: 220,
  tolerancePx: 2,
} as const;

/** Category browser on the landing page. */
export const CATEGORY_BROWSER = {
  productsPerCategory: 8,
  tabStepRatio: 0.7,
  tabStepMaxPx: 280,
  overflowTolerancePx: 2,
  resizeDebounceMs: 100,
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

/** Skeleton cards of the home product section. */
export const HOME_SKELETON = {
  mobile: { cards: 4, columns: 2 },
  tablet: { cards: 6, columns: 3 },
  desktop: { cards: 8, columns: 4 },
} as const;

/** Navigation; the delays filter out a pointer that only passes by. */
export const NAVIGATION = {
  shrinkAfterPx: 50,
  showcaseMax: 6,
  featuredProducts: 3,
  hoverIntentMs: 120,
  switchMs: 60,
  hoverLeaveMs: 240,
} as const;

/** Catalogue: filter defaults, skeletons and paging. */
export const CATALOGUE = {
  minPrice: 0,
  maxPrice: 100_000,
  /** Maximum of the size filters, in centimetres. */
  maxSize: 9999,
  ratingChoices: [5, 4, 3, 2],
  missingRating: 4,
  skeletonGrid: 12,
  skeletonList: 6,
  pageSize: 24,
  maxPageSize: 96,
  maxPage: 10_000,
} as const;

/**
 * From fromProducts on, lists are filtered in memory, from columns that are reloaded when the catalogue has changed, and
 * after maxAgeMs in case the notification was lost. Reloads are restFactor times their duration apart, so that changes
 * to a large catalogue appear within seconds.
 */
export const COLUMNS = { fromProducts: 3000, maxAgeMs: 600_000, restFactor: 4 } as const;

/** Lookbook. */
export const LOOKBOOK = { products: 24, perColumn: 6 } as const;

/** Search; maxLength bounds a query, results the overlay. */
export const SEARCH = {
  debounceMs: 300,
  resultsHeightPx: 420,
  maxLength: 200,
  maxWords: 8,
  products: 8,
  categories: 4,
  recent: 5,
} as const;

/** Prices: the shop's currency, and the demonstration rate from US dollars. */
export const MONEY = { currency: 'INR', usdToInr: 82.75, minorPerMajor: 100 } as const;

/** Display of ratings. */
export const RATING = { max: 5, decimals: 1, reviewCountCap: 999 } as const;

/** Cart limits. maxPerLine catches typing errors. */
export const CART = { minQuantity: 1, maxLines: 100, maxPerLine: 99 } as const;

/** Accounts and the social popup. */
export const ACCOUNT = {
  passwordMinLength: 6,
  minimumAgeYears: 18,
  popupWidthPx: 500,
  popupHeightPx: 600,
  popupPollMs: 1000,
  popupTimeoutMs: 300_000,
} as const;

/**
 * Limits of the account API. A session expires sessionDays after its last renewal, which happens at most every
 * renewMinutes; links in emails expire after verifyHours and resetMinutes.
 */
export const ACCOUNT_API = {
  passwordMax: 128,
  nameMax: 100,
  emailMax: 254,
  phoneMax: 20,
  agentMax: 300,
  sessionDays: 30,
  renewMinutes: 60,
  deviceDays: 365,
  verifyHours: 48,
  resetMinutes: 60,
} as const;

/**
 * scrypt with OWASP's minimum parameters. Two at once take 256 MB; when too many wait, in total or per network, further
 * requests get 503.
 */
export const PASSWORD_HASH = {
  log2N: 17,
  r: 8,
  p: 1,
  saltBytes: 16,
  keyBytes: 32,
  atOnce: 2,
  waiting: 64,
  perClient: 16,
  retryAfterSeconds: 5,
} as const;

/** Rate limits by account or by network (an IPv6 /64 counts as one): attempts within the window. */
export const ATTEMPTS = {
  loginByAccount: { times: 10, seconds: 900 },
  loginByAddress: { times: 100, seconds: 900 },
  registerByAddress: { times: 60, seconds: 3600 },
  letterByAccount: { times: 3, seconds: 3600 },
  letterByAddress: { times: 60, seconds: 3600 },
  passwordByAccount: { times: 10, seconds: 900 },
} as const;

/**
 * Daily limits of emails to one address, counted by kind, so that requests for other emails cannot block password
 * resets. Resets are also counted by requester; browsers in which the account signed in before have a separate quota.
 */
const DAY = 86_400;
export const EMAIL_LIMITS = {
  verify: { times: 8, seconds: DAY },
  change: { times: 4, seconds: DAY },
  /** By kind: password changed, change of address requested, address changed. */
  notice: { times: 6, seconds: DAY },
  reset: { times: 20, seconds: DAY },
  resetByNetwork: { times: 6, seconds: DAY },
  resetKnown: { times: 10, seconds: DAY },
  resetByDevice: { times: 6, seconds: DAY },
  /** Caused by unauthenticated callers; inbox is the shop's own. */
  order: { times: 5, seconds: DAY },
  orderLink: { times: 5, seconds: DAY },
  newsletter: { times: 5, seconds: DAY },
  inbox: { times: 500, seconds: DAY },
} as const;

/** Addresses per account, and the lengths of their fields. */
export const ADDRESS = { max: 20, nameMax: 100, lineMax: 200, placeMax: 100 } as const;

/** Wishlist size, and the number of products requested in parallel. */
export const WISHLIST = { max: 200, slugMax: 200, atOnce: 6 } as const;

/** Sessions in browsers: timeout of the sign-out request, and debounce of wishlist changes. */
export const SESSION = { logoutWaitMs: 3000, wishlistDebounceMs: 600 } as const;

/** Data export: rows per batch, and the maximum of orders, newest first. */
export const EXPORT = { batch: 100, orders: 5000, messages: 1000, perAccount: { times: 20, seconds: 3600 } } as const;

/** Contact form. */
export const CONTACT = { nameMax: 256, emailMax: 256, messageMax: 5000 } as const;

/** Rate limit of the contact form: generous, as a town may share one address. */
export const CONTACT_LIMIT = { perClient: 10, clientWindowMs: 600_000 } as const;

/** Journal: reading speed, and number of related articles. */
export const READING = { wordsPerMinute: 200, related: 3, minWords: 700 } as const;

/** Rooms: hotspot and card in pixels; stock up to fewLeft is displayed. */
export const ROOM = { ringPx: 28, cardPx: 300, edgePx: 12, fewLeft: 5 } as const;

/** Widths of windows, in CSS pixels, from which labels of hotspots stand on the picture; see Hotspots.astro. */
export const SPOT_LABELS = { wide: [1280, 1400], portrait: [390] } as const;

/** Search through journal, help and policies: number of results, words per excerpt. */
export const TEXT_SEARCH = { results: 8, excerptWords: 18 } as const;

/** Texts with at least this many headings get a table of contents. */
export const CONTENTS = { fromHeadings: 4 } as const;

/** A complaint is acknowledged and settled within these (Consumer Protection (E-Commerce) Rules, 2020, rule 4(5)). */
export const GRIEVANCE = { acknowledgeHours: 48, redressDays: 30 } as const;

/** Promises of the privacy policy: retention of messages and attachments, deadlines for requests and breach notices. */
export const PRIVACY = { messageMonths: 24, evidenceMonths: 12, answerDays: 30, breachHours: 72 } as const;

/**
 * Newsletter. Confirmation links expire after confirmHours; each unanswered email doubles the wait before the next. A
 * client may submit the form perClient times within clientWindowMs (generous: a town may share one address).
 */
export const NEWSLETTER = {
  emailMax: 254,
  confirmHours: 48,
  mailGapMinutes: 10,
  mailGapDoublings: 12,
  perClient: 20,
  clientWindowMs: 600_000,
  consentLocale: 'en-IN',
} as const;

/** Returns and refunds. */
export const RETURNS = { windowDays: 7, refundWorkingDays: 7, buyerPaysCollection: true } as const;

/** Shipping bands in business days, and the national holidays (month and day). */
export const SHIPPING = {
  processingDays: { from: 1, to: 3 },
  metroDays: { from: 3, to: 5 },
  cityDays: { from: 5, to: 7 },
  remoteDays: { from: 7, to: 10 },
  holidays: ['-01-26', '-08-15', '-10-02'],
} as const;

/** Shipping fees in minor units, GST included: free from freeFrom, else by band. */
export const SHIPPING_FEE = { freeFrom: 500_000, metro: 9_900, city: 14_900, remote: 24_900 } as const;

/**
 * Orders. A number is the prefix and numberLength unambiguous characters. An Idempotency-Key has keyMin to keyMax
 * characters and is stored for keyDays. A failed email is retried after letterRetryMinutes; letterGapMs between two
 * emails spare capacity for checkouts, and beyond lettersWaiting they wait in the database. A link expires
 * ORDER_LINK_DAYS after delivery, cancellation or expiry, or after its renewal.
 */
export const ORDER = {
  maxCouponUses: 1_000_000_000,
  numberPrefix: 'AR',
  numberLength: 9,
  keyMin: 16,
  keyMax: 200,
  keyDays: 30,
  retries: 6,
  retryBaseMs: 8,
  sweepMs: 30_000,
  sweepBatch: 50,
  letterRetryMinutes: 5,
  letterGapMs: 50,
  lettersWaiting: 1000,
  pageSize: 20,
  maxPageSize: 100,
  noteMax: 1000,
  nameMax: 100,
  lineMax: 200,
  evidenceMax: 5,
  evidenceLength: 500,
  lookupsPerClient: 60,
  lookupWindowMs: 600_000,
} as const;

export const ORDER_LINK_DAYS = 90;

/**
 * Attachments of a return. Bytes are limited per order, per network for files no return refers to, and in total
 * (EVIDENCE_MB). A network uploads at most perClient files within the window. An upload may take arriveMs; unfinished
 * files are deleted after staleMs, unreferenced ones after unusedHours.
 */
export const RETURN_ATTACHMENTS = {
  maxFiles: 8,
  maxPhotoBytes: 25_000_000,
  maxVideoBytes: 250_000_000,
  nameMax: 100,
} as const;

/** Limits that only the server needs, apart so that no page downloads them. */
export const RETURN_ATTACHMENT_LIMITS = {
  perClient: 60,
  windowMs: 3_600_000,
  orderBytes: 1_000_000_000,
  networkBytes: 4_000_000_000,
  totalMb: 20_480,
  arriveMs: 1_800_000,
  staleMs: 3_600_000,
  unusedHours: 24,
} as const;

/** PDF invoices: concurrency and queue per process, size and age of the disk cache, and the rate limit per network. */
export const INVOICE = {
  load: { atOnce: 1, waiting: 32, retryAfterSeconds: 2 },
  cacheBytes: 64_000_000,
  cacheMs: 86_400_000,
  perClient: 120,
  windowMs: 600_000,
} as const;

/** Object storage: timeouts of a response and of a whole file, and age of the list of originals. */
export const STORE = { answerMs: 10_000, sendMs: 600_000, listMs: 30_000 } as const;

/** Originals downloaded from object storage: concurrency and queue. */
export const ORIGINAL_QUEUE = { atOnce: 4, waiting: 128, retryAfterSeconds: 5 } as const;

/**
 * Order limits per email address, phone or network: orders within 24 hours, and items (ofOne: of one SKU) reserved by
 * orders that are neither paid nor confirmed. Mobile networks put a town behind one address. proven: for orders with the
 * account's verified address.
 */
export const ORDER_LIMITS = {
  guest: {
    email: { orders: 10, ofOne: 20, pieces: 60 },
    phone: { orders: 10, ofOne: 20, pieces: 60 },
    network: { orders: 100, ofOne: 40, pieces: 400 },
  },
  proven: {
    email: { orders: 40, ofOne: 80, pieces: 240 },
    phone: { orders: 40, ofOne: 80, pieces: 240 },
    network: { orders: 400, ofOne: 160, pieces: 1600 },
  },
} as const;

/** Concurrency and queue of checkouts per process; beyond them requests get 503. */
export const CHECKOUT_QUEUE = { atOnce: 16, waiting: 48, retryAfterSeconds: 1 } as const;

/** Checkout form: storage key, maximum field length, and lines of the summary before it scrolls. */
export const CHECKOUT = {
  draftKey: 'aroha:checkout',
  attemptKey: 'aroha:order-attempt',
  fieldMax: 200,
  summaryLines: 4,
} as const;

/** Payment: maximum of cash on delivery in minor units; maximum age of a webhook. */
export const PAYMENT = {
  cashMax: 5_000_000,
  webhookWindowMs: 300_000,
  referenceMax: 60,
} as const;

/**
 * How long goods are reserved for unpaid orders. A cash order above cashConfirmAbove (minor units) that is not from a
 * verified address expires after cashConfirmMinutes unless confirmed, a smaller one after cashMinutes. A reported
 * payment is awaited until the end of the claimDays-th business day.
 */
export const PAYMENT_HOLD = {
  cashConfirmAbove: 1_500_000,
  cashConfirmMinutes: 1440,
  cashMinutes: 10_080,
  claimDays: 3,
  upiMinutes: 60,
  bankMinutes: 4320,
} as const;

/**
 * Order page: how long it thanks the shopper, maximum age of its data when the tab is shown again, and interval at which
 * the remaining time is updated.
 */
export const ORDER_PAGE = { freshMinutes: 30, staleMs: 15_000, tickMs: 20_000 } as const;

/** Reviews by buyers. */
export const REVIEW = { titleMax: 120, textMax: 4000, nameMax: 60, pageSize: 10 } as const;

/** Product lists imported by merchants. */
export const IMPORT = { maxBytes: 5_000_000, maxRows: 20_000, maxStock: 1_000_000, maxPrice: 1_000_000_000 } as const;

/** Length of the line about what comes with a product. */
export const INCLUDES_MAX = 60;

/** The HTTP client. */
export const CLIENT = {
  timeoutMs: 8000,
  /** Reads fail within five seconds, retries included. */
  readMs: 4500,
  retries: 2,
  backoffBaseMs: 250,
  backoffCapMs: 2000,
  /** Minimum time left for another attempt; timers may fire slightly early. */
  minRetryMs: 10,
} as const;

/**
 * Visible items: facet values before the rest is collapsed, related products, products on the landing page, swatches on
 * a card.
 */
export const SHOWN = { facetValues: 8, related: 4, newDesigns: 8, finishes: 5 } as const;

/**
 * A room's picture in a product list, two columns wide: number of products before it, by page in turn, and the fewest
 * products of a page that has one. The numbers leave two free columns in grids of two to six.
 */
export const ROOM_TILE = { after: [6, 12], leastProducts: 16 } as const;

/**
 * Fit check, in centimetres: ranges of the shopper's measurements, default door height, person and door of the drawing.
 * A product with an assembly time of partsMinutes or more comes in parts and fits any door.
 */
export const FIT = {
  /** Storage key. */
  key: 'aroha:space',
  least: 20,
  most: 2000,
  doorHeight: 200,
  partsMinutes: 30,
  figure: 170,
  door: { width: 90, height: 210 },
} as const;

/** Recently viewed products: storage key, number stored and number shown. */
export const RECENTLY_VIEWED = { key: 'aroha:seen', kept: 8, shown: 6 } as const;

/** Comparison: storage key and maximum. */
export const COMPARE = { key: 'aroha:compare', most: 4 } as const;

/**
 * A server process: how long to wait for a database connection, timeout and cache time of the health check, Retry-After
 * of refused requests, and how long open requests may take during shutdown.
 */
export const SERVICE = {
  connectWithinMs: 5000,
  readyWithinMs: 1000,
  readyKeptMs: 1000,
  retryAfterSeconds: 2,
  closeWithinMs: 25_000,
  requestIdMax: 64,
  loggedPathMax: 300,
} as const;

/**
 * In-memory cache of a process, in bytes with keys and bookkeeping; entryBytes is the bookkeeping per entry. Entries
 * expire in case an invalidation is lost; expired ones are removed every sweepMs.
 * Plain numbers: the bundler cannot drop a product of constants from scripts that do not use it.
 */
export const MEMORY_CACHE = {
  entryBytes: 1024,
  sweepMs: 10_000,
  responses: { maxBytes: 50_331_648, maxAgeMs: 30_000 },
  facets: { maxBytes: 8_388_608, maxAgeMs: 30_000 },
  products: { maxBytes: 25_165_824, maxAgeMs: 30_000 },
  stems: { maxBytes: 4_194_304, maxAgeMs: 3_600_000 },
  pages: { maxBytes: 100_663_296, maxAgeMs: 3_600_000 },
  single: { maxBytes: 1_048_576, maxAgeMs: 30_000 },
} as const;

/**
 * Connections of a process, in milliseconds and bytes: timeouts of headers and requests, keep-alive (longer than a
 * proxy's), minimum throughput of bodies and responses within a window, and maximum number. A film of 250 MB at 1 Mbit/s
 * takes 35 minutes.
 */
export const CONNECTIONS = {
  headersMs: 10_000,
  requestMs: 3_600_000,
  keepAliveMs: 72_000,
  bodyBytes: 40_000,
  bodyMs: 10_000,
  responseBytes: 16_000,
  responseMs: 60_000,
  checkMs: 2000,
  most: 4000,
} as const;

/**
 * PostgreSQL's statement and lock timeouts for requests; batch: for seeds, product lists and subscriber lists.
 * Migrations have none.
 */
export const DATABASE_LIMITS = {
  request: { statementMs: 10_000, lockMs: 4000 },
  batch: { statementMs: 300_000, lockMs: 30_000 },
} as const;

/**
 * A read replica: timeouts of connection and query before the primary takes over, pause after a failure, and how long
 * after a change stale responses may have been cached.
 */
export const REPLICA = { connectWithinMs: 1000, answerWithinMs: 5000, awayMs: 2000, lagMs: 2000 } as const;

/** Request log: lines per network within the window, and number of networks tracked. */
export const LOG_LINES = { perNetwork: 1000, windowMs: 10_000, networks: 10_000 } as const;

/** Process metrics: histogram buckets, and resolution of the event-loop monitor. */
export const METRICS = {
  secondsBounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  loopResolutionMs: 20,
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
