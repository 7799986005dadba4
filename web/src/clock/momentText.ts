const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Makassar',
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** Day and time in Bali of an instant (milliseconds), in words. Of the platform alone: each public page has it. */
export const momentText = (ms: number): string => `${moment.format(ms)} (Bali time)`;
