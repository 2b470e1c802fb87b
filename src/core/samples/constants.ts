/** Numbers of samples. */

/**
 * most: samples in one order, and to one address or mailbox within `days`. leaves: business days until they are posted. box: the
 * letter in which one travels, in cm and kg.
 */
export const SAMPLES = {
  most: 5,
  days: 30,
  leaves: { from: 1, to: 2 },
  box: { width: 16, depth: 11, height: 0.3, weight: 0.02 },
} as const;
