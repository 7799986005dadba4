/** How many of each the home page shows. */
export const homeLists = { featuredItems: 3, testimonials: 3 };
