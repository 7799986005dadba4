import { disableNetwork, enableNetwork, runTransaction } from 'firebase/firestore';
import { heardAt, isSilent, noteBeat } from './connection.ts';
import { toFailure } from '../failure.ts';
import { store } from '../store.ts';

/** How often the server is asked, and how long its answer may take: together less than 10 s. */
const beatMs = 4000;
const patienceMs = 5000;
/** Questions without an answer that may be under way; the SDK gives each up after 15 s. */
const atMost = 3;
/** After such a pause, as in a hidden tab or a closed laptop, the listeners' connection may be dead. */
const longPauseMs = 60_000;

/** Asks Firestore for nothing: a transaction that neither reads nor writes is answered and costs nothing. */
async function ask(): Promise<boolean> {
  try {
    await runTransaction(store, () => Promise.resolve(), { maxAttempts: 1 });
    return true;
  } catch (error) {
    // What the sign-in service says is no word of Firestore.
    const { kind, code } = toFailure(error);
    return kind !== 'unreachable' && code !== 'fault' && !code.startsWith('auth/');
  }
}

/** Lets the listeners connect anew: the SDK itself finds out after minutes that a connection is dead. */
async function reconnect(): Promise<void> {
  await disableNetwork(store);
  await enableNetwork(store);
}

/**
 * Asks the server every few seconds whether it is there, while the page is seen. Listeners alone do not tell: on a line
 * that loses everything they stay silent as if there were no news. Returns the function that ends it.
 */
export function startHeartbeat(): () => void {
  let pending = 0;
  let reconnecting = false;
  let stopped = false;
  const late = new Set<ReturnType<typeof setTimeout>>();
  const answered = async (isThere: boolean) => {
    if (!isThere) {
      noteBeat(false);
      return;
    }
    const wasAway = isSilent() || Date.now() - heardAt() > longPauseMs;
    if (wasAway && !reconnecting) {
      reconnecting = true;
      await reconnect().finally(() => (reconnecting = false));
    }
    if (!reconnecting) noteBeat(true);
  };
  const beat = () => {
    const isHeard = Date.now() - heardAt() < beatMs / 2;
    if (document.visibilityState !== 'visible' || pending === atMost || isHeard) return;
    pending += 1;
    const silence = setTimeout(() => noteBeat(false), patienceMs);
    late.add(silence);
    void ask().then((isThere) => {
      pending -= 1;
      clearTimeout(silence);
      late.delete(silence);
      return stopped ? undefined : answered(isThere);
    });
  };
  const timer = setInterval(beat, beatMs);
  document.addEventListener('visibilitychange', beat);
  return () => {
    stopped = true;
    clearInterval(timer);
    for (const silence of late) clearTimeout(silence);
    document.removeEventListener('visibilitychange', beat);
  };
}
