const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Makassar', year: 'numeric' });

/** The year it is in Bali. Of the platform alone, since every page shows it. */
export const thisYear = (nowMs: number): string => year.format(nowMs);
