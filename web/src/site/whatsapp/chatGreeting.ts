import { company } from '@selasar/domain';

/** What stands in a chat that is about nothing in particular. */
export const chatGreeting = `Hello ${company.name}, I would like to ask about a trip.`;
