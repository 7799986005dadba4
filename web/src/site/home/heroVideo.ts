const link: unknown = import.meta.env['VITE_HERO_VIDEO'];

/** The link of the home page's video, as the site was built with it; without one the pictures take turns. */
export const heroVideo = typeof link === 'string' && link !== '' ? link : undefined;
