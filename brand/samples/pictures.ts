/** Where the site keeps the pictures of a sample: one main picture and four for the gallery. */
export const samplePictures = (folder: 'tours' | 'villas', slug: string) => ({
  image: `/images/${folder}/${slug}/main.webp`,
  gallery: [1, 2, 3, 4].map((number) => `/images/${folder}/${slug}/${number}.webp`),
});
