import { browserKeys } from '../../../browserKeys.ts';
import { tabStorage } from '../../../browserStorage.ts';
import type { NotForVisit } from '@selasar/domain';

/** An offer in the list of a visit: why it is hidden, or the booking that its card leads to. */
export type OfferForVisit =
  | { why: NotForVisit; search?: never; total?: never }
  | {
      why?: never;
      /** The query of its page. */
      search: string;
      /** The price in US dollars, alone and as text: 'Total $720'. */
      usd: number;
      total: string;
      /** What it is for: '3 nights · 2 guests'. */
      details: string;
    };

/** A list as checked for a visit. It comes with the page from the server, which therefore needs no code to check. */
export interface VisitCheck {
  query: string;
  /** The visit as text. */
  label?: string;
  /** Why nothing was checked: a message about the visit, or a failed read. All offers are shown then. */
  problem?: string;
  failed?: boolean;
  /** By slug. */
  offers?: Readonly<Record<string, OfferForVisit>>;
}

// The visit that was chosen last, as a query. It holds for the lists of the tab whose address has none.

/** '' is none. The server has none. */
export const storedVisit = (): string =>
  (typeof window === 'undefined' ? undefined : tabStorage.read(browserKeys.visit)) ?? '';
export const storeVisit = (visit: string): void => tabStorage.write(browserKeys.visit, visit);
export const clearVisit = (): void => tabStorage.remove(browserKeys.visit);
