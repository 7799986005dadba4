import type { RepairStatsAnswer } from '@selasar/domain';
import { staffApi } from '../api.ts';

const call = staffApi.repairStats;
let running: Promise<RepairStatsAnswer> | undefined;

/** Verifies the figures and corrects those that differ. Concurrent calls share one run. */
export function repairStats(): Promise<RepairStatsAnswer> {
  running ??= call({}).finally(() => {
    running = undefined;
  });
  return running;
}
