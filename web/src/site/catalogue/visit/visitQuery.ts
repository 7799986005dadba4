import { visitNames } from './visitNames.ts';

const names: readonly string[] = visitNames;

/** The other parts of a query, such as filters. */
export const withoutVisit = (params: URLSearchParams): [string, string][] =>
  [...params].filter(([name]) => !names.includes(name));

/** A query with another visit; '' is none. */
export const withVisit = (params: URLSearchParams, visit: string): URLSearchParams =>
  new URLSearchParams([...withoutVisit(params), ...new URLSearchParams(visit)]);
