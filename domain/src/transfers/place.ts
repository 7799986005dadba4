/** Letters and digits only, without case and accents. */
const plain = (place: string): string =>
  place
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Whether two texts name one place: 'Nusa Dua' and ' nusa-dua'. */
export const isSamePlace = (one: string, other: string): boolean => plain(one) === plain(other);
