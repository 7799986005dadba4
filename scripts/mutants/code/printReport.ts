import { reasonFor } from './explained.ts';
import type { CodeMutant, Report } from './runStryker.ts';

/** At least so many percent must be caught. */
const LEAST = 90;

const print = (line: string) => process.stdout.write(`${line}\n`);
const cut = (text: string) => (text.length > 100 ? `${text.slice(0, 100)} …` : text);
const describe = ({ file, line, was, is }: CodeMutant) =>
  `${file}:${line}: ${cut(was)} → ${is === '' ? '(nothing)' : cut(is)}`;

const rateOf = ({ total, survivors }: Report) =>
  `${total - survivors.length}/${total} mutants caught` +
  (total === 0 ? '' : ` (${((100 * (total - survivors.length)) / total).toFixed(1)} %)`);

/** Prints the survivors and how many of all were caught. */
export function printReport(name: string, report: Report) {
  const unexplained = report.survivors.filter((mutant) => reasonFor(mutant) === undefined);
  for (const mutant of report.survivors) {
    print(`  ${unexplained.includes(mutant) ? '✗' : '·'} ${describe(mutant)}`);
    const why = reasonFor(mutant);
    if (why !== undefined) print(`      ${why}`);
  }
  const explained = report.survivors.length - unexplained.length;
  print(
    `${name}: ${rateOf(report)}; of the survivors ${explained} explained, ${unexplained.length} not`,
  );
}

/** Also true for a report without mutants: such a run shows nothing. */
export const isTooFew = ({ total, survivors }: Report): boolean =>
  100 * (total - survivors.length) < LEAST * total || total === 0;

const sum = (reports: readonly Report[]): Report => ({
  total: reports.reduce((total, report) => total + report.total, 0),
  survivors: reports.flatMap(({ survivors }) => survivors),
});

export const printSum = (reports: readonly Report[]) => print(`In all: ${rateOf(sum(reports))}`);
