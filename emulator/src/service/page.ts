import { StatusError } from '../model/status.ts';

interface PageRequest {
  pageSize?: number | null | undefined;
  pageToken?: string | null | undefined;
}

/** Throws INVALID_ARGUMENT for a negative page size. */
export function checkPageSize(pageSize: number | null | undefined): void {
  if ((pageSize ?? 0) < 0) {
    throw new StatusError('INVALID_ARGUMENT', 'Page size must be nonnegative.');
  }
}

/**
 * One page of a list: all of it without a page size. The token names the last item of a full page, and whatever
 * `isAfter` it comes next; there is one even where nothing follows, as the server has it.
 */
export function pageOf<T>(
  items: Iterable<T>,
  request: PageRequest,
  keyOf: (item: T) => string,
  isAfter: (key: string, last: string) => boolean,
): { items: T[]; nextPageToken?: string } {
  const size = request.pageSize || Infinity;
  const last = request.pageToken
    ? Buffer.from(request.pageToken, 'base64url').toString()
    : undefined;
  const page: T[] = [];
  for (const item of items) {
    if (last !== undefined && !isAfter(keyOf(item), last)) continue;
    page.push(item);
    if (page.length === size) {
      return { items: page, nextPageToken: Buffer.from(keyOf(item)).toString('base64url') };
    }
  }
  return { items: page };
}
