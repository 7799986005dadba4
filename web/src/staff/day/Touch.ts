import type { Job } from '@selasar/domain/crew';
import { createContext } from 'react';

/** The change that results from a click in a job is not marked as new to the user. */
export const Touch = createContext<(job: Job) => void>(() => undefined);
