import type { ShouldRevalidateFunction } from 'react-router-dom';

/** For a page whose data is the same for every query, and for every step through the history at its address. */
export const onlyOnNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** What only changes the query waits for nothing; who asks for the data anew, at the same address, is heard. */
export const notOnNewQuery: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
