/** Numbers of pictures: limits, durations and sizes. */

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

/**
 * Width in srcset's sizes of a card that stands beside another on a phone: 1 % under what is drawn, so that common screens (412 px
 * at 1.75, 360 px at 3) take the file that is 1 % too small and not the next, which has twice its pixels.
 */
export const HALF_PHONE = '44vw';

/** The widths served under /img, in pixels. */
export const IMAGE_WIDTHS_PX = [64, 320, 480, 640, 828, 1024, 1440, 1920, 2560] as const;

/** Widths of single files that pages link beside a srcset, in pixels. */
export const IMAGE_FILES_PX = {
  /** JPEG for browsers that cannot read AVIF, no wider than the original. */
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

/** Originals downloaded from object storage: concurrency and queue. */
export const ORIGINAL_QUEUE = { atOnce: 4, waiting: 128, retryAfterSeconds: 5 } as const;
