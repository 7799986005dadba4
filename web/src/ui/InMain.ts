import { createContext } from 'react';

/** Whether a layout has drawn the page's `main` already. There is one on each page. */
export const InMain = createContext(false);
