/** Image metadata as columns store it. */

/** Image metadata: hash and size of the original; URLs are made on serialization. */
export type StoredPicture = {
  hash: string;
  width: number;
  height: number;
  tint: string;
  alt: string;
  /** Point that crops keep, in percent from left and top; the centre when missing. */
  focus?: { x: number; y: number };
};
