import { disableNetwork, enableNetwork, runTransaction } from 'firebase/firestore';
import { lastSyncedAt, isSilent, noteBeat } from './connection.ts';
import { toFailure } from '../failure.ts';
import { store } from '../store.ts';

/** How often the server is pinged, and how long its answer may take: together less than 10 s. */
const pingMs = 4000;
const timeoutMs = 5000;
/** Maximum number of pending requests; the SDK gives up each after 15 s. */
const atMost = 3;
/** After such a pause, as in a hidden tab or a closed laptop, the listeners' connection may be dead. */
const longPauseMs = 60_000;

/** A transaction that neither reads nor writes is answered and costs nothing. */
async function ping(): Promise<boolean> {
  try {
    await runTransaction(store, () => Promise.resolve(), { maxAttempts: 1 });
    return true;
  } catch (error) {
    // An error of the sign-in service says nothing about Firestore.
    const { kind, code } = toFailure(error);
    return kind !== 'unreachable' && code !== 'fault' && !code.startsWith('auth/');
  }
}

/** Reconnects the listeners: the SDK itself needs minutes to detect a dead connection. */
async function reconnect(): Promise<void> {
  await disableNetwork(store);
  await enableNetwork(store);
}

/** Listeners alone are not enough: on a connection that loses every packet they stay silent. */
export function startHeartbeat(): () => void {
  let pending = 0;
  let reconnecting = false;
  let stopped = false;
  const late = new Set<ReturnType<typeof setTimeout>>();
  const answered = async (isAlive: boolean) => {
    if (!isAlive) {
      noteBeat(false);
      return;
    }
    const wasDisconnected = isSilent() || Date.now() - lastSyncedAt() > longPauseMs;
    if (wasDisconnected && !reconnecting) {
      reconnecting = true;
      await reconnect().finally(() => (reconnecting = false));
    }
    if (!reconnecting) noteBeat(true);
  };
  const pingIfIdle = () => {
    const isRecent = Date.now() - lastSyncedAt() < pingMs / 2;
    if (document.visibilityState !== 'visible' || pending === atMost || isRecent) return;
    pending += 1;
    const silence = setTimeout(() => noteBeat(false), timeoutMs);
    late.add(silence);
    void ping().then((isAlive) => {
      pending -= 1;
      clearTimeout(silence);
      late.delete(silence);
      return stopped ? undefined : answered(isAlive);
    });
  };
  const timer = setInterval(pingIfIdle, pingMs);
  document.addEventListener('visibilitychange', pingIfIdle);
  return () => {
    stopped = true;
    clearInterval(timer);
    for (const silence of late) clearTimeout(silence);
    document.removeEventListener('visibilitychange', pingIfIdle);
  };
}
