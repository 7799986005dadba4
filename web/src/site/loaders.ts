import { type BookingType, collections } from '@selasar/domain/core';
import type { OfferRatings } from '@selasar/domain/reviews';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readTransferTerms, findVilla, listVillas } from '../data/offers/catalogue.ts';
import { findTour, listTours } from '../data/offers/tours.ts';
import { findRatings, findRecentReviews, findReviews } from '../data/reviews/findReviews.ts';
import { rated } from '../data/reviews/rated.ts';
import { deferred } from '../ui/loading/page.ts';
import { type BookableItem, tourItem, villaItem } from './booking/item.ts';
import { storedVisit, type VisitCheck, visitIn } from './common/visit.ts';
import { homeLists } from './home/homeLists.ts';

type Data<Load extends (args: LoaderFunctionArgs) => unknown> = Awaited<ReturnType<Load>>;

/** Only the promises of tours never reject. With a visit, the page waits until both lists are checked. */
export async function home({ request }: LoaderFunctionArgs) {
  const ratings = findRatings();
  const { featuredItems } = homeLists;
  const { tours, builtIn } = deferredTours(ratings, featuredItems);
  const villas = deferredVillas(ratings, featuredItems);
  const terms = deferred(readTransferTerms());
  const [ofTours, ofVillas] = await Promise.all([
    checkTours(request, tours),
    checkVillas(request, villas),
  ]);
  return { tours, builtIn, villas, terms, visits: { tours: ofTours, villas: ofVillas } };
}
export type HomeData = Data<typeof home>;

/** With a visit, the page waits until the list is checked for it. */
export async function tours({ request }: LoaderFunctionArgs) {
  const { tours, builtIn } = deferredTours(findRatings());
  return { tours, builtIn, visitCheck: await checkTours(request, tours) };
}
export type ToursData = Data<typeof tours>;

export async function villas({ request }: LoaderFunctionArgs) {
  const list = deferredVillas(findRatings());
  return { list, visitCheck: await checkVillas(request, list) };
}
export type VillasData = Data<typeof villas>;

/** The page shows its placeholder until this promise settles; it does not reject. */
export const tour = ({ params: { slug = '' } }: LoaderFunctionArgs) => ({
  found: Promise.all([findTour(slug), findReviews(collections.tours, slug)]),
});
export type TourData = Data<typeof tour>;

export const villa = ({ params: { slug = '' } }: LoaderFunctionArgs) => ({
  found: deferred(Promise.all([findVilla(slug), findReviews(collections.villas, slug)])),
});
export type VillaData = Data<typeof villa>;

/** The page shows the built-in testimonials until this promise settles; it does not reject. */
export const testimonials = () => ({ newest: findRecentReviews() });
export type TestimonialsData = Data<typeof testimonials>;

/** Neither promise rejects. */
function deferredTours(ratings: Promise<OfferRatings>, featured?: number) {
  const list = listTours(featured);
  const found = list.then(({ tours }) => tours);
  return {
    tours: rated(collections.tours, found, ratings),
    builtIn: list.then(({ builtIn }) => builtIn),
  };
}

const deferredVillas = (ratings: Promise<OfferRatings>, featured?: number) =>
  deferred(rated(collections.villas, listVillas(featured), ratings));

const checkTours = (request: Request, list: ReturnType<typeof deferredTours>['tours']) =>
  checkVisit(
    'tour',
    request,
    list.then((found) => found.map(tourItem)),
  );

const checkVillas = (request: Request, list: ReturnType<typeof deferredVillas>) =>
  checkVisit('villa', request, deferred(list.then((found) => found.map(villaItem))));

/** Checks a list for the visit of a request, or of the tab. Never rejects. */
async function checkVisit(
  type: BookingType,
  { url }: Request,
  items: Promise<readonly BookableItem[]>,
): Promise<VisitCheck | undefined> {
  const query = visitIn(new URL(url).searchParams) || storedVisit();
  if (!query) return undefined;
  try {
    const { checkOffers } = await import('./catalogue/visit/checkOffers.ts');
    return await checkOffers(type, query, items);
  } catch {
    return { query, failed: true };
  }
}
