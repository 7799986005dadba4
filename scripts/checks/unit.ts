import { type Result, sum } from './result.ts';
import { vitest } from './vitest.ts';

/** UTC-11, UTC+8 and UTC+14: dates are days in Bali, wherever the machine stands. */
const ZONES = ['Pacific/Pago_Pago', 'Asia/Makassar', 'Pacific/Kiritimati'];

/** Tests that need no running suite. */
export const unitTests = () => vitest(['domain', 'functions-unit', 'emulator', 'web']);

/** Those of them that count days, in each time zone. */
export async function zoneTests(): Promise<Result> {
  const projects = process.env['FULL']
    ? ['domain', 'functions-unit', 'web']
    : ['domain', 'functions-unit'];
  const results: Result[] = [];
  for (const TZ of ZONES) results.push(await vitest(projects, { TZ }, TZ));
  return sum(results);
}
