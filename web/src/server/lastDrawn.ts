/** About 25 MB: half a megabyte each, at two bytes a letter. */
const most = 50;

/**
 * What was drawn last for an address, and of which data: drawing takes ten times as long as reading, and a page is the
 * same as long as what it shows is. Never older than what was read just now.
 */
export function lastDrawn<Page>() {
  const pages = new Map<string, { data: string; page: Page }>();
  return {
    /** Undefined when it has not been drawn of this data. */
    get: (address: string, data: string): Page | undefined => {
      const last = pages.get(address);
      return last?.data === data ? last.page : undefined;
    },
    set: (address: string, data: string, page: Page): void => {
      // The one that was asked for longest ago comes first, and goes first.
      pages.delete(address);
      pages.set(address, { data, page });
      const [oldest] = pages.keys();
      if (pages.size > most && oldest !== undefined) pages.delete(oldest);
    },
  };
}
