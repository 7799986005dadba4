import type { RepairStatsAnswer } from '@selasar/domain';
import { staffApi } from '../api.ts';

const call = staffApi.repairStats;
let running: Promise<RepairStatsAnswer> | undefined;

/** Has the figures proven, and set right what differs. Asked twice at a time, it is done once. */
export function repairStats(): Promise<RepairStatsAnswer> {
  running ??= call({}).finally(() => {
    running = undefined;
  });
  return running;
}
