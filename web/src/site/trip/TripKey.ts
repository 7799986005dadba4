import { createContext } from 'react';

/** The key of the trip on the page, for its calls. It goes nowhere else: see domain/src/trips. */
export const TripKey = createContext('');
