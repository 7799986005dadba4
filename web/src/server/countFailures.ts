import type { OfferSource } from '@selasar/domain';

/** Counts failures of the source, because pages silently show built-in tours instead. */
export function countFailures(source: OfferSource) {
  let failures = 0;
  const watched = <T>(reading: Promise<T>): Promise<T> => {
    reading.catch(() => (failures += 1));
    return reading;
  };
  const counted: OfferSource = {
    list: (collection, featured) => watched(source.list(collection, featured)),
    find: (collection, id) => watched(source.find(collection, id)),
  };
  return { source: counted, failures: () => failures };
}
