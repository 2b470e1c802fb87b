/** Every number the shop is built on, named with its unit. Source: the product specification, mostly §9. */

/** Intro overlay and splash on the landing page (§9). */
export const INTRO = {
  durationMs: 3000,
  exitDelayMs: 2000,
  forcedExitMs: 1600,
  exitAnimationMs: 1500,
  splashMs: 2000,
  brandAnimationMs: 3000,
  /** After its time, the overlay leaves by itself if no script has taken it over. */
  graceMs: 800,
} as const;

/** Hero slideshow (§2, §4, §9). */
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

/** Slide pictures: full size, responsive ladder and blurred placeholder (§9). */
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

/** What is kept for reading without a connection; the numbers are how many of a kind stay on a device. */
export const OFFLINE = {
  worker: '/sw.js',
  /** Removes what the worker kept, and itself; a host copies it over the worker. */
  off: '/sw-off.js',
  /** Stands in for a page that was never visited. */
  page: '/offline',
  prefix: 'aroha-',
  caches: { pages: 'aroha-pages', files: 'aroha-files', pictures: 'aroha-pictures' },
  pages: 60,
  files: 400,
  pictures: 300,
  /** Fetched once somebody stays: the catalogue can be read although it was not opened yet. */
  ahead: ['/', '/shop', '/categories'],
  delayMs: 4000,
  /** Of the kept pages, those named on the page that stands in. */
  listed: 12,
} as const;

/** The only widths /img serves, in pixels. */
export const IMAGE_WIDTHS_PX = [64, 320, 480, 640, 828, 1024, 1440, 1920, 2560] as const;

/** Widths of single files that pages name beside a srcset, in pixels. */
export const IMAGE_FILES_PX = {
  /** JPEG for browsers without sources, no wider than the original. */
  fallback: 828,
  /** JPEG behind a link to the whole picture, no wider than the original. */
  zoom: 1920,
  /** The picture as one address in data and feeds, whatever its size: WebP and JPEG. */
  large: 1440,
  /** JPEG of pieces looked at lately. */
  lately: 480,
} as const;

/**
 * How many renditions wait to be encoded, in all and of one network, before the next is refused with 503. How many are encoded at
 * once depends on the machine: a thread of the process's pool each, of which sparedThreads stay free for files and signatures.
 */
export const IMAGE_QUEUE = { waiting: 128, perClient: 32, retryAfterSeconds: 5, sparedThreads: 2 } as const;

/** A slice of a wide picture for phones: its shape, and where it may be cut, in percent from the left. */
export const TALL_IMAGE = { width: 9, height: 16, focus: [50, 75] } as const;

/** Pictures that other sites show with a link: the size they ask for, in pixels. */
export const SHARE = { widthPx: 1200, heightPx: 630, wordsMax: 80, addressMax: 200 } as const;

/** Encodings /img serves, best first. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;

/** Paginated scroll on the landing page (§2, §9). */
export const LANDING = {
  wheelGapMs: 600,
  wheelMinDelta: 5,
  swipePx: 40,
  showcaseLoopMs: 20_000,
  showcaseDelayMs: 2000,
  videoVisibility: 0.2,
} as const;

/**
 * How a wheel's events become steps: silence of quietMs ends a gesture; within one, only movement that grows by surge from one
 * windowMs to the next, or even notches of at least notchPx, as a turned wheel sends, mean another step. tolerancePx is what counts as aligned.
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

/** Category browser on the landing page (§2, §9). */
export const CATEGORY_BROWSER = {
  productsPerCategory: 8,
  tabStepRatio: 0.7,
  tabStepMaxPx: 280,
  overflowTolerancePx: 2,
  resizeDebounceMs: 100,
} as const;

/** Slider card widths and behaviour (§9). */
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

/** Under mobilePx a screen is a phone, under tabletPx a tablet (§9). */
export const DEVICE = { mobilePx: 768, tabletPx: 1024 } as const;

/** Skeleton cards of the home product section (§9). */
export const HOME_SKELETON = {
  mobile: { cards: 4, columns: 2 },
  tablet: { cards: 6, columns: 3 },
  desktop: { cards: 8, columns: 4 },
} as const;

/** Navigation (§2, §9); the waits tell a pointer that means it from one that passes by. */
export const NAVIGATION = {
  shrinkAfterPx: 50,
  showcaseMax: 6,
  featuredProducts: 3,
  hoverIntentMs: 120,
  switchMs: 60,
  hoverLeaveMs: 240,
} as const;

/** Catalogue: filter defaults (§3, §5), skeletons (§2) and paging. */
export const CATALOGUE = {
  minPrice: 0,
  maxPrice: 100_000,
  /** The longest measure a shopper can ask for, in centimetres. */
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
 * From so many products on, lists are found and counted in memory, from columns that are read again when the catalogue has
 * changed, and after maxAgeMs should the message be lost. Between two readings is a rest of restFactor times as long as one
 * took: a change shows in the lists of a large catalogue within seconds.
 */
export const COLUMNS = { fromProducts: 3000, maxAgeMs: 600_000, restFactor: 4 } as const;

/** Lookbook (§2, §9). */
export const LOOKBOOK = { products: 24, perColumn: 6 } as const;

/** Search (§9); maxLength is what the API reads of a query, results what the overlay shows. */
export const SEARCH = {
  debounceMs: 300,
  resultsHeightPx: 420,
  maxLength: 200,
  maxWords: 8,
  products: 8,
  categories: 4,
  recent: 5,
} as const;

/** Prices (§9): the shop's own currency, and the demonstration rate from US dollars. */
export const MONEY = { currency: 'INR', usdToInr: 82.75, minorPerMajor: 100 } as const;

/** Ratings as shown (§9). */
export const RATING = { max: 5, decimals: 1, reviewCountCap: 999 } as const;

/** Cart limits. maxPerLine keeps a typing slip from ordering a warehouse. */
export const CART = { minQuantity: 1, maxLines: 100, maxPerLine: 99 } as const;

/** Accounts and the social popup (§5, §9). */
export const ACCOUNT = {
  passwordMinLength: 6,
  minimumAgeYears: 18,
  popupWidthPx: 500,
  popupHeightPx: 600,
  popupPollMs: 1000,
  popupTimeoutMs: 300_000,
} as const;

/**
 * What the accounts of our own API hold to. A session lives sessionDays after it was last renewed, at most once each
 * renewMinutes; links in letters live verifyHours and resetMinutes.
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
 * scrypt as OWASP asks for at least. Two at once take 256 MB, others wait, and when too many wait, in all or of one network, the
 * next one is refused with 503.
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

/** How often something may be tried within so many seconds, by account or by network address (an IPv6 /64 is one). */
export const ATTEMPTS = {
  loginByAccount: { times: 10, seconds: 900 },
  loginByAddress: { times: 100, seconds: 900 },
  registerByAddress: { times: 60, seconds: 3600 },
  letterByAccount: { times: 3, seconds: 3600 },
  letterByAddress: { times: 60, seconds: 3600 },
  passwordByAccount: { times: 10, seconds: 900 },
} as const;

/**
 * How many letters one email address gets in a day, counted apart by kind, so that none uses up another's: an address cannot be
 * kept from its reset by requests for other letters. Resets are also counted by who asks; a browser in which the account signed
 * in before has a share of its own, which strangers cannot use up.
 */
const DAY = 86_400;
export const LETTERS = {
  verify: { times: 8, seconds: DAY },
  change: { times: 4, seconds: DAY },
  /** Of each kind: the password was changed, a change of address was asked for, the address was changed. */
  notice: { times: 6, seconds: DAY },
  reset: { times: 20, seconds: DAY },
  resetByNetwork: { times: 6, seconds: DAY },
  resetKnown: { times: 10, seconds: DAY },
  resetByDevice: { times: 6, seconds: DAY },
  /** Caused by callers who have proved nothing; inbox is the shop's own. */
  order: { times: 5, seconds: DAY },
  orderLink: { times: 5, seconds: DAY },
  newsletter: { times: 5, seconds: DAY },
  inbox: { times: 500, seconds: DAY },
} as const;

/** Addresses of one shopper, and the fields of each. */
export const ADDRESS = { max: 20, nameMax: 100, lineMax: 200, placeMax: 100 } as const;

/** Pieces in one wishlist, and how many of them a browser asks for at a time. */
export const WISHLIST = { max: 200, slugMax: 200, atOnce: 6 } as const;

/**
 * How browsers keep a session: how long a sign-out waits for the shop, a change of the wishlist for the next, and a failed
 * question about the session for its repetition, which doubles up to the cap.
 */
export const SESSION = { logoutWaitMs: 3000, wishlistDebounceMs: 600 } as const;

/** The file of a shopper's data: how many rows are read at a time, and the most orders, newest first, that stand in it. */
export const EXPORT = { batch: 100, orders: 5000, messages: 1000, perAccount: { times: 20, seconds: 3600 } } as const;

/** Contact form (§5). */
export const CONTACT = { nameMax: 256, emailMax: 256, messageMax: 5000 } as const;

/** How often one client may send the contact form: wide, for a whole town may share an address. */
export const CONTACT_LIMIT = { perClient: 10, clientWindowMs: 600_000 } as const;

/** The journal: how fast people read, and how many articles stand under another. */
export const READING = { wordsPerMinute: 200, related: 3, minWords: 700 } as const;

/** Rooms: a ring and its card, in pixels; a stock as low as this is told. */
export const ROOM = { ringPx: 28, cardPx: 300, edgePx: 12, fewLeft: 5 } as const;

/** Search through journal, help and policies: results shown, words of an excerpt. */
export const TEXT_SEARCH = { results: 8, excerptWords: 18 } as const;

/** A text with this many headings gets a list of them. */
export const CONTENTS = { fromHeadings: 4 } as const;

/** A complaint is acknowledged and settled within these (Consumer Protection (E-Commerce) Rules, 2020, rule 4(5)). */
export const GRIEVANCE = { acknowledgeHours: 48, redressDays: 30 } as const;

/** What the privacy policy promises: how long messages are kept, and how soon a wish about one's data is answered. */
export const PRIVACY = { messageMonths: 24, evidenceMonths: 12, answerDays: 30, breachHours: 72 } as const;

/**
 * Newsletter. A confirmation link lives for confirmHours; each unanswered letter doubles the wait before an address gets the
 * next one; one client may send the form perClient times within clientWindowMs (wide: a whole town may share an address).
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

/** Returns and refunds (§9). */
export const RETURNS = { windowDays: 7, refundWorkingDays: 7 } as const;

/** Shipping bands in business days (§9), and the national holidays (month and day) that are none. */
export const SHIPPING = {
  processingDays: { from: 1, to: 3 },
  metroDays: { from: 3, to: 5 },
  cityDays: { from: 5, to: 7 },
  remoteDays: { from: 7, to: 10 },
  holidays: ['-01-26', '-08-15', '-10-02'],
} as const;

/** What sending costs, in minor units with GST ('charges at checkout', §9): nothing from freeFrom on, else by distance. */
export const SHIPPING_FEE = { freeFrom: 500_000, metro: 9_900, city: 14_900, remote: 24_900 } as const;

/**
 * Orders. A number is the prefix and numberLength characters that nobody mistakes for each other. An Idempotency-Key has
 * keyMin to keyMax characters and is remembered keyDays. A letter that was lost is sent again after letterRetryMinutes;
 * letterGapMs between two of them leave a crowd's checkouts room, and more than lettersWaiting wait in the database. A link opens
 * its order until ORDER_LINK_DAYS after delivery, cancellation or expiry, or after the link was renewed.
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
 * Photos and videos of a return. Bytes are bounded for an order, for the files of one network that no return names, and in total
 * (EVIDENCE_MB). A network sends perClient files within the window. A file has arriveMs to arrive; what is unfinished after
 * staleMs is deleted, and what no return names after unusedHours.
 */
export const EVIDENCE = {
  maxFiles: 8,
  maxPhotoBytes: 25_000_000,
  maxVideoBytes: 250_000_000,
  nameMax: 100,
} as const;

/** Of the same, what the server alone needs: kept apart, so that no page downloads it. */
export const EVIDENCE_LIMITS = {
  perClient: 60,
  windowMs: 3_600_000,
  orderBytes: 1_000_000_000,
  networkBytes: 4_000_000_000,
  totalMb: 20_480,
  arriveMs: 1_800_000,
  staleMs: 3_600_000,
  unusedHours: 24,
} as const;

/**
 * Invoices as PDF: how many one process draws and lets wait, bytes and age of the cache on disk, and how many one network may
 * ask for within the window.
 */
export const INVOICE = {
  load: { atOnce: 1, waiting: 32, retryAfterSeconds: 2 },
  cacheBytes: 64_000_000,
  cacheMs: 86_400_000,
  perClient: 120,
  windowMs: 600_000,
} as const;

/** A bucket: how long its answers may take, how long a whole file may, how long its list of masters is believed. */
export const STORE = { answerMs: 10_000, sendMs: 600_000, listMs: 30_000 } as const;

/** Originals that are fetched from a bucket at once, and how many wait. */
export const ORIGINAL_QUEUE = { atOnce: 4, waiting: 128, retryAfterSeconds: 5 } as const;

/**
 * What one email address, phone or network may order: so many orders within 24 hours, and so many pieces (ofOne: of one SKU)
 * held at once by orders that are neither paid nor confirmed. A mobile network puts a town behind one address. proven: for
 * shoppers who order with the address that their account has proved.
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

/** How many checkouts one process works on and lets wait; whoever comes on top is asked to come back. */
export const CHECKOUT_LOAD = { atOnce: 16, waiting: 48, retryAfterSeconds: 1 } as const;

/** The checkout's form: where a tab keeps it, how much of a field is kept, and lines of its summary before they scroll. */
export const CHECKOUT = {
  draftKey: 'aroha:checkout',
  attemptKey: 'aroha:order-attempt',
  fieldMax: 200,
  summaryLines: 4,
} as const;

/** Payment: dearest order with cash on delivery, in minor units; a webhook's greatest age. */
export const PAYMENT = {
  cashMax: 5_000_000,
  webhookWindowMs: 300_000,
  referenceMax: 60,
} as const;

/**
 * How long goods wait for money. A cash order above cashConfirmAbove (minor units) that is not from a proven address ends after
 * cashConfirmMinutes unless the shopper or the merchant confirms it, a smaller one after cashMinutes. A payment that the shopper
 * reported is waited for until the claimDays-th business day is over.
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
 * The page of an order: how long it says thank you, how old an answer may be when the tab comes back, how often the time that is
 * left is told anew.
 */
export const ORDER_PAGE = { freshMinutes: 30, staleMs: 15_000, tickMs: 20_000 } as const;

/** Reviews by buyers. */
export const REVIEW = { titleMax: 120, textMax: 4000, nameMax: 60, pageSize: 10 } as const;

/** Product lists that merchants send in. */
export const IMPORT = { maxBytes: 5_000_000, maxRows: 20_000, maxStock: 1_000_000, maxPrice: 1_000_000_000 } as const;

/** How the client calls a backend. */
export const CLIENT = {
  timeoutMs: 8000,
  /** A shopper who only looks hears within five seconds that it failed, however often it was tried. */
  readMs: 4500,
  retries: 2,
  backoffBaseMs: 250,
  backoffCapMs: 2000,
  /** No answer comes in less: a timer may also ring a moment early. */
  leastMs: 10,
} as const;

/** Facet values shown before the rest folds away; related pieces on a product page; pieces in the landing's row; dots on a card. */
export const SHOWN = { facetValues: 8, related: 4, newDesigns: 8, finishes: 5 } as const;

/**
 * Will it fit, in centimetres: the measures a shopper may give, a door's height where none is given, the person and the door of
 * the drawing. What takes partsMinutes or more to put together comes in parts, and any door lets it in.
 */
export const FIT = {
  /** Where a browser keeps them. */
  key: 'aroha:space',
  least: 20,
  most: 2000,
  doorHeight: 200,
  partsMinutes: 30,
  figure: 170,
  door: { width: 90, height: 210 },
} as const;

/** Pieces looked at lately: kept on the device, and shown on a product page. */
export const SEEN = { key: 'aroha:seen', kept: 8, shown: 6 } as const;

/** Pieces side by side. */
export const COMPARE = { key: 'aroha:compare', most: 4 } as const;

/**
 * A process of the shop: how long a caller waits for a connection to the database, how long the database has to say that
 * it is there, how long that is believed, how soon a refused caller may come back, and how long open requests have once the
 * process is asked to end.
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
 * What a process keeps in memory between requests, in bytes with keys and bookkeeping; entryBytes is the bookkeeping of one entry.
 * Plain numbers: the bundler cannot drop a product of constants from scripts that do not use it.
 * Entries end by age should the message of a change be lost; expired ones are removed every sweepMs.
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
 * Connections of a process, in milliseconds and bytes: how long headers and a whole request may take, how long a connection may be
 * idle (longer than a proxy before us keeps its own), how many bytes of a body must arrive and of a response be read within a window,
 * and how many connections there may be. A film of 250 MB at a megabit takes 35 minutes.
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
 * How long PostgreSQL works on one statement of a request, and how long it waits for a lock; batch: in seeds and in lists of
 * products and readers. Migrations have no limit.
 */
export const DATABASE_LIMITS = {
  request: { statementMs: 10_000, lockMs: 4000 },
  batch: { statementMs: 300_000, lockMs: 30_000 },
} as const;

/**
 * A read replica: how long a caller waits for a connection and for an answer before the primary is asked, how long one that
 * is away is left alone, and how long after a change its old answers may still have been kept.
 */
export const REPLICA = { connectWithinMs: 1000, answerWithinMs: 5000, awayMs: 2000, lagMs: 2000 } as const;

/** Lines of the log about requests: of one network within the window, and how many networks are counted apart. */
export const LOG_LINES = { perNetwork: 1000, windowMs: 10_000, networks: 10_000 } as const;

/** What is measured of a process: bounds of durations, and how finely the event loop is watched. */
export const METRICS = {
  secondsBounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  loopResolutionMs: 20,
} as const;

/**
 * A page's root carries the attribute until its first screen is painted, and tells the window when it is over. It waits this long
 * for the screen's picture at most, and this long for its paint once everything is there.
 */
export const WAITING = { attribute: 'data-waiting', over: 'aroha:painted', mostMs: 3000, afterLoadMs: 200 } as const;

/** What a browser that keeps the shop among its apps asks for: told to it once the page is at rest. */
export const MANIFEST = '/site.webmanifest';

/** On a style element: the file that holds the same styles for pages that link it, and that here is but a part of them. */
export const CARRIED = { sheet: 'data-sheet', part: 'data-part' } as const;

/**
 * The face for reading comes with the page on screens this wide, and on narrower ones once the page is at rest. What belongs to it
 * carries the attribute; the key names, in a browser's storage, the file that it has fetched.
 */
export const LATER_FACE = { wide: '(min-width: 48rem)', attribute: 'data-face', key: 'aroha:face' } as const;

/**
 * What real visits measure: the share of them that do, how many of the last ones the 75th percentile is of, and how often
 * one client may tell. Bounds part good from fair from poor (web.dev/vitals), and halve each.
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
