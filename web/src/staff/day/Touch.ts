import type { Job } from '@selasar/domain';
import { createContext } from 'react';

/** Is told of each job in which the person presses something: what comes of it is no news to them. */
export const Touch = createContext<(job: Job) => void>(() => undefined);
