const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Makassar', year: 'numeric' });

/** The current year in Bali. Uses the platform only, because every page loads it. */
export const thisYear = (nowMs: number): string => year.format(nowMs);
