/**
 * The cursors of the pages 0 to `page` after turning from page `from`, which begins after `after` and ends with `last`.
 * A page that was never visited has ''.
 */
export const trailTo = (
  known: readonly string[],
  from: { page: number; after: string },
  page: number,
  last: string,
): string[] =>
  Array.from({ length: page + 1 }, (_, index) => {
    if (index === page) return last;
    return index === from.page ? from.after : (known[index] ?? '');
  });
