import { useCallback, useMemo } from 'react';
import { useUrlParams } from '../../common/useUrlParams.ts';
import { readReportState, writeReportState } from './reportState.ts';
import type { ReportState } from './reportState.ts';

/** The state of the reports in the URL. Changes add no history entries, so the back button leaves the dashboard. */
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
