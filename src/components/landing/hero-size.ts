/** How wide the hero's picture stands: a tall screen shows a slice of a picture as wide as one and three quarter screens are tall. */
export const HERO_SIZES = '(max-aspect-ratio: 1/1) 120vh, 100vw';
export const HERO_MAX_WIDTH = 2560;
