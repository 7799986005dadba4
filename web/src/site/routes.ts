import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { paths } from '../paths.ts';
import { indexPage, page, onNewPathOrReload } from '../ui/loading/page.ts';
import type { LoadLoader, LoadPage } from '../ui/loading/page.ts';
import type * as loaders from './loaders.ts';
import { onNewVisit } from './common/visit.ts';
import { NotFoundPage } from './layout/notFound/NotFoundPage.tsx';

const files = import.meta.glob([
  './**/*Page.tsx',
  // The 404 page is always loaded.
  '!./layout/notFound/*',
]) as Readonly<Record<string, LoadPage>>;

/** The file of the page is the id of its route, so that the server knows which scripts the page needs. */
function site(
  path: string,
  file: `./${string}Page.tsx`,
  loadLoader?: LoadLoader,
  shouldRevalidate: ShouldRevalidateFunction = onNewPathOrReload,
): RouteObject {
  const load = files[file];
  if (!load) throw new Error(`There is no ${file}`);
  const route = path === paths.home ? indexPage(load, loadLoader) : page(path, load, loadLoader);
  return { ...route, id: file, shouldRevalidate };
}

/** Rendered only by the browser: the key of a trip goes to no server but the one that checks it. */
export const tripPages: RouteObject[] = [
  site(paths.trip(':key'), './trip/TripPage.tsx'),
  site(paths.findTrip, './trip/FindTripPage.tsx'),
];

const loads =
  (name: keyof typeof loaders): LoadLoader =>
  async () => ({ loader: (await import('./loaders.ts'))[name] });

export const sitePages: RouteObject[] = [
  site(
    paths.home,
    './home/HomePage.tsx',
    loads('home'),
    (change) => onNewVisit(change) || onNewPathOrReload(change),
  ),
  site(paths.tours, './catalogue/tours/ToursPage.tsx', loads('tours'), onNewVisit),
  site(paths.tour(':slug'), './catalogue/tours/TourPage.tsx', loads('tour')),
  site(paths.villas, './catalogue/villas/VillasPage.tsx', loads('villas'), onNewVisit),
  site(paths.villa(':slug'), './catalogue/villas/VillaPage.tsx', loads('villa')),
  site(paths.testimonials, './testimonials/TestimonialsPage.tsx', loads('testimonials')),
  site(paths.contact, './contact/ContactPage.tsx'),
  site(paths.privacy, './legal/PrivacyPage.tsx'),
  site(paths.terms, './legal/TermsPage.tsx'),
  { path: '*', Component: NotFoundPage },
];
