export const referenceLength = 8;

export const reference = (id: string): string => `#${id.slice(0, referenceLength)}`;
