import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { indexPage, page } from '../ui/loading/page.ts';
import { NotFoundPage } from './notFound/NotFoundPage.tsx';

/** The pages that visitors see, and the one for addresses that lead nowhere. */
export const sitePages: RouteObject[] = [
  indexPage(() => import('./home/HomePage.tsx')),
  page(
    paths.tours,
    () => import('./tours/ToursPage.tsx'),
    () => import('./tours/loadTours.ts'),
  ),
  page(
    paths.tour(':slug'),
    () => import('./tours/TourPage.tsx'),
    () => import('./tours/loadTour.ts'),
  ),
  page(
    paths.villas,
    () => import('./villas/VillasPage.tsx'),
    () => import('./villas/loadVillas.ts'),
  ),
  page(
    paths.villa(':slug'),
    () => import('./villas/VillaPage.tsx'),
    () => import('./villas/loadVilla.ts'),
  ),
  page(paths.testimonials, () => import('./testimonials/TestimonialsPage.tsx')),
  page(paths.contact, () => import('./contact/ContactPage.tsx')),
  page(paths.privacy, () => import('./legal/PrivacyPage.tsx')),
  page(paths.terms, () => import('./legal/TermsPage.tsx')),
  { path: '*', Component: NotFoundPage },
];
