/** The number of items in each list of the home page. */
export const homeLists = { featuredItems: 3, testimonials: 3 };
