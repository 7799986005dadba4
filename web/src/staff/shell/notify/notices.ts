import { z } from 'zod';
import { atSessionEnd } from '../../../data/firebase/lifetime.ts';
import { signal } from '../../../ui/signal.ts';
import { readStored, removeStored, store } from '../../common/staffStorage.ts';

function choice(name: string) {
  const on = signal(readStored(name) === 'on');
  return {
    isOn: on.get,
    useIsOn: on.use,
    choose: (isOn: boolean) => {
      if (isOn) store(name, 'on');
      else removeStored(name);
      on.set(isOn);
    },
  };
}

export const soundChoice = choice('sound');
export const noticeChoice = choice('notifications');

/** `at` is in seconds from the start. */
const tones = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.16 },
];
const [seconds, loudness, silence] = [0.5, 0.15, 0.0001];

let context: AudioContext | undefined;

/** Browsers allow sound only after a user action: call it then. */
export function allowSound(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Silent while the browser does not allow sound. */
export function chime(): void {
  if (context?.state !== 'running') return;
  for (const { hertz, at } of tones) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(silence, start + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

export type Permission = NotificationPermission | 'unsupported';

export const permission = (): Permission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Call it after a click. */
export const askPermission = async (): Promise<Permission> =>
  'Notification' in window ? Notification.requestPermission() : 'unsupported';

interface Notice {
  title: string;
  /** A later notification with the same tag replaces it. */
  tag: string;
  /** What a click opens. */
  path: string;
  onOpen: (path: string) => void;
}

/** By the service worker if there is one: phones refuse a notification of a page. Its click arrives by `onOpened`. */
export async function showNotice({ title, tag, path, onOpen }: Notice): Promise<void> {
  if (permission() !== 'granted') return;
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(title, { tag, data: { path } });
      return;
    }
    const notice = new Notification(title, { tag });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
      onOpen(path);
    });
  } catch {
    // The browser refuses, as a phone does without the worker.
  }
}

/** They name guests, and would stay on the screen without a tab. */
atSessionEnd(() => {
  const close = async () => {
    const worker = await navigator.serviceWorker?.getRegistration();
    for (const notice of (await worker?.getNotifications()) ?? []) notice.close();
  };
  close().catch(() => undefined);
});

/** As web/src/worker/notices.ts sends it. */
const openedSchema = z.object({ open: z.string() });

export function onOpened(open: (path: string) => void): () => void {
  const end = new AbortController();
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }) => {
      const opened = openedSchema.safeParse(data).data;
      if (opened) open(opened.open);
    },
    { signal: end.signal },
  );
  return () => end.abort();
}
