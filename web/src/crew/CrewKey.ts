import { createContext } from 'react';

/** The key of the page's address, which each call of the page carries. */
export const CrewKey = createContext('');
