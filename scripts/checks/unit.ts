import { type Result, sum } from './result.ts';
import { vitest } from './vitest.ts';

/** UTC-11, UTC+8 and UTC+14: dates are days in Bali, wherever the machine stands. */
const ZONES = ['Pacific/Pago_Pago', 'Asia/Makassar', 'Pacific/Kiritimati'];

/** Tests of single modules. */
export const unitTests = () =>
  vitest(['brand', 'domain', 'functions-unit', 'emulator', 'scripts', 'web']);

/** Tests of what React draws; they need no running suite either. */
export const componentTests = () => vitest(['components']);

/** Those of them that count days, in each time zone. */
export async function zoneTests(): Promise<Result> {
  const projects = process.env['FULL']
    ? ['domain', 'functions-unit', 'web', 'components']
    : ['domain', 'functions-unit'];
  const results: Result[] = [];
  for (const TZ of ZONES) results.push(await vitest(projects, { TZ }, TZ));
  return sum(results);
}
