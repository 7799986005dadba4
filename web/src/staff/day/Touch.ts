import type { Job } from '@selasar/domain';
import { createContext } from 'react';

/**
 * Called for each job in which the user clicks something, so that the resulting change is not marked as new to them.
 */
export const Touch = createContext<(job: Job) => void>(() => undefined);
