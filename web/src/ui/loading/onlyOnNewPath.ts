import type { ShouldRevalidateFunction } from 'react-router-dom';

/** For a route whose data is the same for every query: what only changes the query waits for nothing. */
export const onlyOnNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
