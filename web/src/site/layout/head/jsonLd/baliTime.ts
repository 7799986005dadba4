/** A time of day in Bali, as schema.org writes it. */
export const baliTime = (time: string): string => `${time}:00+08:00`;
