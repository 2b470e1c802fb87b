/** Numbers of articles and rooms: limits, durations and sizes. */

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
