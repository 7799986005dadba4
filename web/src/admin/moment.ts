const inBali = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Makassar',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** 'Nov 20, 2026, 4:05 PM', in Bali. */
export const moment = (instant: Date): string => inBali.format(instant);
