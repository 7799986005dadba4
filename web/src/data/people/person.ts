import {
  exportPersonAnswerSchema,
  findPersonAnswerSchema,
  removePersonAnswerSchema,
} from '@selasar/domain';
import type {
  ExportPersonAnswer,
  FindPersonAnswer,
  FindPersonInput,
  RemovePersonAnswer,
  RemovePersonInput,
} from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Somebody with many requests takes a while. */
const longMs = 300_000;

/** What is kept of a guest, by their address; for admins. */
export const findPerson: (input: FindPersonInput) => Promise<FindPersonAnswer> = callable(
  'findPerson',
  findPersonAnswerSchema,
);

/** All of it. */
export const exportPerson: (input: FindPersonInput) => Promise<ExportPersonAnswer> = callable(
  'exportPerson',
  exportPersonAnswerSchema,
  longMs,
);

/** Takes the guest out of everything. Asked again, it finishes what was cut. */
export const removePerson: (input: RemovePersonInput) => Promise<RemovePersonAnswer> = callable(
  'removePerson',
  removePersonAnswerSchema,
  longMs,
);
