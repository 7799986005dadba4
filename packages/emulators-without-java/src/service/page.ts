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

/** The name of the last item of the page before; undefined for the first page. */
export function lastOfPageBefore({ pageToken }: PageRequest): string | undefined {
  return pageToken ? Buffer.from(pageToken, 'base64url').toString() : undefined;
}

/**
 * The first page of what is left of a list: all of it without a page size. The token names the last item of a full page;
 * there is one even where nothing follows, as the server has it. Takes no more items than it answers.
 */
export function pageOf<T>(
  rest: Iterable<T>,
  { pageSize }: PageRequest,
  nameOf: (item: T) => string,
): { items: T[]; nextPageToken?: string } {
  const page: T[] = [];
  for (const item of rest) {
    page.push(item);
    if (page.length === pageSize) {
      return { items: page, nextPageToken: Buffer.from(nameOf(item)).toString('base64url') };
    }
  }
  return { items: page };
}
