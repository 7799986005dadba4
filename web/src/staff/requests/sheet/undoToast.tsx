import { undo as undoTime } from '@selasar/domain/requests';
import { toast } from 'sonner';
import { sessionSignal } from '../../../data/firebase/lifetime.ts';

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
