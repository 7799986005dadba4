/** Number of characters of an id in the reference of a booking or transfer. */
export const referenceLength = 8;

/** '#1f0c2a44', as guests and staff quote it. */
export const reference = (id: string): string => `#${id.slice(0, referenceLength)}`;
