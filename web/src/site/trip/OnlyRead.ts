import { createContext } from 'react';

/** True while a kept copy of the trip is shown: actions that need a connection are hidden. */
export const OnlyRead = createContext(false);
