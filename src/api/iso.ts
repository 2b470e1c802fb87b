/** Moments as the API returns them: ISO texts. */
export const iso = (moment: Date | null) => moment?.toISOString() ?? null;
