import { createContext } from 'react';

/** The key in the page's address, which each call of the page sends. */
export const CrewKey = createContext('');
