import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { NotForVisit } from '@selasar/domain/pricing';
import { browserKeys } from '../../browserKeys.ts';
import { tabStorage } from '../../browserStorage.ts';

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

export type OfferForVisit =
  | { why: NotForVisit; search?: never; total?: never }
  | { why?: never; search: string; total?: never }
  | {
      why?: never;
      search: string;
      /** The price in US dollars, alone and as text: 'Total $720'. */
      usd: number;
      total: string;
      details: string;
    };

/** Comes with the page from the server, which therefore needs no code to check. */
export interface VisitCheck {
  query: string;
  label?: string;
  problem?: string;
  failed?: boolean;
  /** By slug. */
  offers?: Readonly<Record<string, OfferForVisit>>;
}

/** As a query; '' is none. It holds for the lists of the tab whose address has none. */
export const storedVisit = (): string =>
  (typeof window === 'undefined' ? undefined : tabStorage.read(browserKeys.visit)) ?? '';
export const storeVisit = (visit: string): void => tabStorage.write(browserKeys.visit, visit);
export const clearVisit = (): void => tabStorage.remove(browserKeys.visit);
