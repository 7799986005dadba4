/** A page of each kind. */
export const publicRoutes = [
  '/',
  '/tours',
  '/tours/mount-batur-sunrise-trek',
  '/villas',
  '/villas/villa-karang-uluwatu',
  '/contact',
  '/testimonials',
  '/privacy',
  '/terms',
];
