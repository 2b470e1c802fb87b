/** Limits of a worker that pauses for nobody: in tests the pauses that spare checkouts would only be waited for. */
import type { WorkerLimits } from '../../src/core/events/constants.ts';

export const EAGER = { pauseMs: 0, busyPauseMs: 0, busyShare: 1, jitter: 0 } satisfies Partial<WorkerLimits>;
