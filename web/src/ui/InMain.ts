import { createContext } from 'react';

/** Whether a layout already has the page's `main`, of which each page has one. */
export const InMain = createContext(false);
