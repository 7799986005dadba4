import { createContext } from 'react';

/** True where a trip is shown as it was seen last: what needs a line is not offered. */
export const OnlyRead = createContext(false);
