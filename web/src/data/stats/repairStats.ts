import { repairStatsAnswerSchema } from '@selasar/domain';
import type { RepairStatsAnswer } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** As long as the server may take to count everything. */
const patienceMs = 305_000;
const call = callable('repairStats', repairStatsAnswerSchema, patienceMs);
let running: Promise<RepairStatsAnswer> | undefined;

/** Has the figures proven, and set right what differs. Asked twice at a time, it is done once. */
export function repairStats(): Promise<RepairStatsAnswer> {
  running ??= call({}).finally(() => {
    running = undefined;
  });
  return running;
}
