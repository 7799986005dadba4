import type { ShouldRevalidateFunction } from 'react-router-dom';

/**
 * For a route whose data is the same for every query: what only changes the query waits for nothing. Asking for the
 * data anew, at the same address, is heard.
 */
export const onlyOnNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
