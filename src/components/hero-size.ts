/** How wide the hero's picture stands: a tall screen shows a slice of a picture as wide as one and a half screens. */
export const HERO_SIZES = '(max-aspect-ratio: 1/1) 150vh, 100vw';
export const HERO_MAX_WIDTH = 1920;
