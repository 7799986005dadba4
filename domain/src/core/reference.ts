/** How many characters of an id name a booking or a transfer. */
export const referenceLength = 8;

/** '#1f0c2a44': how guests and staff call it. */
export const reference = (id: string): string => `#${id.slice(0, referenceLength)}`;
