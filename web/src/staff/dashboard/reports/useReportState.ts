import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readReportState, writeReportState } from './reportState.ts';
import type { ReportState } from './reportState.ts';

/** What the reports show, which lives in the URL. Back leaves the dashboard, whatever was looked at in it. */
export function useReportState() {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readReportState(params), [params]);
  const change = useCallback(
    (part: Partial<ReportState>) =>
      setParams((before) => writeReportState(before, { ...readReportState(before), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { state, change };
}
