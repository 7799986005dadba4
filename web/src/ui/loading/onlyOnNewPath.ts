import type { ShouldRevalidateFunction } from 'react-router-dom';

/** For a page whose data does not depend on the query or on history steps at the same address. */
export const onlyOnNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** A change of the query reloads nothing; an explicit reload at the same address does. */
export const notOnNewQuery: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
