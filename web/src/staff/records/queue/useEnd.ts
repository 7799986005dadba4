import { useCallback, useState } from 'react';

/** No record on the page, or in the whole list, is pending. */
export type QueueEnd = 'page-done' | 'list-done';

/** Whether the queue has ended: shown once the open record is closed, until another one is opened. */
export function useEnd(opened: string | undefined) {
  const [end, setEnd] = useState<{ what: QueueEnd; isSaid: boolean }>();
  if (end && !end.isSaid && opened === undefined) setEnd({ ...end, isSaid: true });
  if (end?.isSaid && opened !== undefined) setEnd(undefined);
  return {
    end: end?.what,
    finish: useCallback((what: QueueEnd) => setEnd({ what, isSaid: false }), []),
    leave: useCallback(() => setEnd(undefined), []),
  };
}
