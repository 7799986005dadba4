import { createContext } from 'react';

/** For the calls of the page. It goes nowhere else: see domain/src/trips. */
export const TripKey = createContext('');
