import { useCallback, useMemo } from 'react';
import { useUrlParams } from '../../common/useUrlParams.ts';
import { readReportState, writeReportState } from './reportState.ts';
import type { ReportState } from './reportState.ts';

/** What the reports show, which lives in the URL. Back leaves the dashboard, whatever was looked at in it. */
export function useReportState() {
  const [params, setParams] = useUrlParams();
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
