import { visitNames } from '../../common/visitNames.ts';

const names: readonly string[] = visitNames;

export const withoutVisit = (params: URLSearchParams): [string, string][] =>
  [...params].filter(([name]) => !names.includes(name));

/** '' is no visit. */
export const withVisit = (params: URLSearchParams, visit: string): URLSearchParams =>
  new URLSearchParams([...withoutVisit(params), ...new URLSearchParams(visit)]);
