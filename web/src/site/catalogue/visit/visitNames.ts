import type { ShouldRevalidateFunction } from 'react-router-dom';
import { onlyOnNewPath } from '../../../ui/loading/onlyOnNewPath.ts';

// Every page loads this file.

/** The names of the first day, the last day and the number of guests in an address, where they may hold any text. */
export const visitNames = ['from', 'to', 'guests'] as const;
const names: readonly string[] = visitNames;

/** The part of a query that is about a visit; '' is none. */
export const visitIn = (params: URLSearchParams): string =>
  String(new URLSearchParams([...params].filter(([name, value]) => value && names.includes(name))));

/** Filters of a list and history steps reload nothing, another visit does. */
export const onNewVisit: ShouldRevalidateFunction = (change) =>
  onlyOnNewPath(change) ||
  visitIn(change.currentUrl.searchParams) !== visitIn(change.nextUrl.searchParams);

/** The id of the form's first field, for links. A browser opens a closed form that a link leads into. */
export const visitFieldId = 'first-day';
