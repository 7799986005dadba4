export const homeLists = { featuredItems: 3, testimonials: 3 };
