/** Limits of a worker without pauses. Those that keep a busy process free for checkouts would only lengthen tests. */
import type { WorkerLimits } from '../../src/core/events/constants.ts';

export const EAGER = { pauseMs: 0, busyPauseMs: 0, busyShare: 1, jitter: 0 } satisfies Partial<WorkerLimits>;
