/** What stands in a chat that is about nothing in particular. */
export const chatGreeting = 'Hello Selasar Bali, I would like to ask about a trip.';
