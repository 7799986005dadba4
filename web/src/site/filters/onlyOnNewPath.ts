import type { ShouldRevalidateFunction } from 'react-router-dom';

/** Filters change the query of a list's URL; its data stays the same. */
export const onlyOnNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
