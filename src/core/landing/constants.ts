/** Numbers of the landing page: limits, durations and sizes. */

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
  /** Fewer views or likes are not shown. */
  fewestShown: 10,
} as const;

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

/** Skeleton cards of the home product section. */
export const HOME_SKELETON = {
  mobile: { cards: 4, columns: 2 },
  tablet: { cards: 6, columns: 3 },
  desktop: { cards: 8, columns: 4 },
} as const;
