import { createContext } from 'react';

/** True while a cached copy of the trip is shown: actions that need a connection are hidden. */
export const OnlyRead = createContext(false);
