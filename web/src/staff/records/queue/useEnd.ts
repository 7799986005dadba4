import { useCallback, useState } from 'react';

/** Nothing of the page, or of the whole list, waits any more. */
export type QueueEnd = 'page-done' | 'list-done';

/** Whether the queue has come to its end: said once what was open is closed, until something is opened again. */
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
