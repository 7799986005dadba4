import {
  callsHealthSchema,
  callsPlace,
  documents,
  functionsHealthSchema,
  jobsHealthSchema,
} from '@selasar/domain';
import type { CallsHealth, FunctionsHealth, JobsHealth } from '@selasar/domain';
import type { z } from 'zod';
import { useDocument } from '../live/useDocument.ts';

// Documents of `health`, for admins: one listener each.

const useMaybe = <Known>(path: string, schema: z.ZodType<Known>) =>
  useDocument<Known | undefined>(path, (found) =>
    found.exists() ? schema.parse(found.data({ serverTimestamps: 'estimate' })) : undefined,
  );

export const useFunctionsHealth = () =>
  useMaybe<FunctionsHealth>(documents.functionsHealth, functionsHealthSchema);

export const useJobsHealth = () => useMaybe<JobsHealth>(documents.jobsHealth, jobsHealthSchema);

/** The calls of the day, UTC, that an instant is in. */
export const useCallsHealth = (at: Date) =>
  useMaybe<CallsHealth>(callsPlace(at).document, callsHealthSchema);
