import type { ShouldRevalidateFunction } from 'react-router-dom';

/** Another query or hash of a page loads nothing anew, and neither does Back from it; a reload of its address does. */
export const onNewPathOrReload: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
