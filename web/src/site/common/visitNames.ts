import type { ShouldRevalidateFunction } from 'react-router-dom';

// Every page loads this file.

export const visitNames = ['from', 'to', 'guests'] as const;
const names: readonly string[] = visitNames;

/** '' is none. */
export const visitIn = (params: URLSearchParams): string =>
  String(new URLSearchParams([...params].filter(([name, value]) => value && names.includes(name))));

/** Filters of a list and history steps reload nothing, another visit does. */
export const onNewVisit: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname ||
  visitIn(currentUrl.searchParams) !== visitIn(nextUrl.searchParams);

/** A browser opens a closed form that a link leads into. */
export const visitFieldId = 'first-day';
