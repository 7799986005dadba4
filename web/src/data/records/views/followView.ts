import type { ViewAnswer } from '@selasar/domain';
import { toFailure } from '../../firebase/failure.ts';
import type { Failure } from '../../firebase/failure.ts';
import { watchView } from './watchView.ts';
import type { Views } from './watchView.ts';

/** Views that are opened by a key. */
export interface ByKey<View> extends Views<View> {
  /** Returns where the view of a key can be watched. Refuses a key that opens nothing. */
  open: (input: { key: string }) => Promise<ViewAnswer>;
}

export type Followed<View> =
  | { status: 'loading' }
  | { status: 'success'; view: View }
  /** `error` is a refusal if the key opens nothing, or no longer does. */
  | { status: 'error'; error: Failure };

/** How long a page waits before it asks again for a missing view. */
const againMs = 1000;

/** Follows the view of a key until the returned function is called, or it fails. */
export function followView<View>(
  views: ByKey<View>,
  key: string,
  onData: (followed: Followed<View>) => void,
): () => void {
  let isStopped = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
  const fail = (error: unknown) => {
    if (isStopped) return;
    end();
    onData({ status: 'error', error: toFailure(error) });
  };
  const open = async () => {
    const { viewId } = await views.open({ key });
    if (isStopped) return;
    stop = watchView(
      views,
      viewId,
      (view) => {
        if (view) {
          onData({ status: 'success', view });
          return;
        }
        // The view has another key. It is no longer shown; the server decides whether this key still opens it.
        stop();
        onData({ status: 'loading' });
        timer = setTimeout(() => open().catch(fail), againMs);
      },
      fail,
    );
  };
  open().catch(fail);
  return end;
}
