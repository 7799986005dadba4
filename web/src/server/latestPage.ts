/** About 25 MB: half a megabyte each, at two bytes per character. */
const most = 50;

/**
 * Caches the last rendered page of an address with its data: rendering takes ten times as long as reading, and equal
 * data gives an equal page. Never staler than the data that was just read.
 */
export function latestPage<Page>() {
  const pages = new Map<string, { data: string; page: Page }>();
  return {
    /** Undefined if it was not rendered from this data. */
    get: (address: string, data: string): Page | undefined => {
      const last = pages.get(address);
      return last?.data === data ? last.page : undefined;
    },
    set: (address: string, data: string, page: Page): void => {
      // The least recently used page comes first and is evicted first.
      pages.delete(address);
      pages.set(address, { data, page });
      const [oldest] = pages.keys();
      if (pages.size > most && oldest !== undefined) pages.delete(oldest);
    },
  };
}
