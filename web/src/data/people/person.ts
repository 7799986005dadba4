import type {
  ExportPersonAnswer,
  FindPersonAnswer,
  FindPersonInput,
  RemovePersonAnswer,
  RemovePersonInput,
} from '@selasar/domain';
import { admin } from '../api.ts';

/** What is kept of a guest, by their address; for admins. */
export const findPerson: (input: FindPersonInput) => Promise<FindPersonAnswer> = admin.findPerson;

/** All of it. */
export const exportPerson: (input: FindPersonInput) => Promise<ExportPersonAnswer> =
  admin.exportPerson;

/** Takes the guest out of everything. Asked again, it finishes what was cut. */
export const removePerson: (input: RemovePersonInput) => Promise<RemovePersonAnswer> =
  admin.removePerson;
