import { figureKeys } from './figures.ts';
import type { FigureKey } from './figures.ts';

export interface ReportState {
  by: 'month' | 'offer';
  /** Undefined for the last twelve months. */
  year: number | undefined;
  drawn: FigureKey;
}

export function readReportState(params: URLSearchParams): ReportState {
  const year = params.get('year') ?? '';
  return {
    by: params.get('by') === 'offer' ? 'offer' : 'month',
    year: /^2\d{3}$/.test(year) ? Number(year) : undefined,
    drawn: figureKeys.find((key) => key === params.get('figure')) ?? 'requests',
  };
}

/** Parameters of others stay. Default values are omitted. */
export function writeReportState(
  params: URLSearchParams,
  { by, year, drawn }: ReportState,
): URLSearchParams {
  const written = new URLSearchParams(params);
  const set = (key: string, value: string, usual: string) =>
    value === usual ? written.delete(key) : written.set(key, value);
  set('by', by, 'month');
  set('year', String(year ?? ''), '');
  set('figure', drawn, 'requests');
  return written;
}
