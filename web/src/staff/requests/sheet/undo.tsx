import { type UndoChangeInput, undo as undoTime } from '@selasar/domain/requests';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';
import { sessionSignal } from '../../../data/firebase/lifetime.ts';
import { confirmOutcome } from '../../../data/firebase/live/confirmOutcome.ts';
import { readCurrentRecord } from '../../../data/requests/readCurrentRecord.ts';
import { explain, explainFound, type Problem } from './explain.ts';

/** The change left the status `to`. Returns why the undo failed, if so. */
export async function undoChange(
  { to, ...change }: UndoChangeInput & { to: string },
  onUnsure: () => void,
  server = { undo: staffApi.undoChange, read: readCurrentRecord },
): Promise<Problem | undefined> {
  const readBack = () => server.read(change.kind, change.id);
  try {
    const outcome = await confirmOutcome({
      act: () => server.undo(change),
      readBack,
      hasChanged: ({ status, last }) => status !== to || last?.undoes === change.eventId,
      onUnsure,
    });
    if ('answer' in outcome || outcome.found.last?.undoes === change.eventId) return undefined;
    return explainFound(outcome.found, to);
  } catch (error) {
    return explain(error, readBack);
  }
}

export interface Done {
  title: string;
  lines: readonly string[];
  /** How many will get a mail; one if it is not said. */
  guests?: number;
}

export const linesBelow = (lines: readonly string[]) =>
  lines.map((line) => <div key={line}>{line}</div>);

/** How long a hovered toast stays without its undo offer, so that nothing else moves under the pointer at once. */
const restMs = 4000;
const isUnderPointer = () => document.querySelector('[data-sonner-toaster]:hover') !== null;

/** The guest's mail is sent after `forMs`, so a toast that stays longer offers no undo. */
export function notifyDone(
  { title, lines, guests = 1 }: Done,
  undo: () => void,
  forMs: number,
): void {
  if (forMs <= 0) {
    toast.success(title, { description: linesBelow(lines) });
    return;
  }
  const [will, onTheWay] =
    guests === 1
      ? ['The guest will be mailed when this closes.', 'The mail to the guest is on its way.']
      : [
          'The guests will be mailed when this closes.',
          'The mails to the guests are on their way.',
        ];
  const stop = () => clearTimeout(timer);
  const id = toast.success(title, {
    description: linesBelow([...lines, will]),
    duration: Infinity,
    action: {
      label: 'Undo',
      onClick: () => {
        stop();
        undo();
      },
    },
    onDismiss: stop,
  });
  // Hides it from the next user.
  const end = () => {
    stop();
    toast.dismiss(id);
  };
  sessionSignal().addEventListener('abort', end, { once: true });
  const timer = setTimeout(() => {
    if (!isUnderPointer()) {
      toast.dismiss(id);
      return;
    }
    const description = linesBelow([...lines, onTheWay]);
    toast.success(title, { id, description: description, duration: restMs, action: undefined });
  }, forMs);
}

/** In milliseconds; `sentAt` is by the clock of `performance`. */
export const undoTimeLeft = (sentAt: number): number =>
  undoTime.offeredMs - (performance.now() - sentAt);
