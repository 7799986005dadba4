import { FirebaseError } from 'firebase/app';
import { disableNetwork, enableNetwork, runTransaction } from 'firebase/firestore';
import { heardAt, isSilent, noteBeat } from './connection.ts';
import { store } from './store.ts';

/** How often the server is asked, and how long its answer may take: together less than 10 s. */
const beatMs = 4000;
const patienceMs = 5000;
/** Questions without an answer that may be under way; the SDK gives each up after 15 s. */
const atMost = 3;
/** After such a pause, as in a hidden tab or a closed laptop, the listeners' connection may be dead. */
const longPauseMs = 60_000;

/** Errors that say nothing of the server: it may not have been reached. */
const unanswered = new Set(['unavailable', 'deadline-exceeded', 'cancelled', 'unknown']);

/** Asks Firestore for nothing: a transaction that neither reads nor writes is answered and costs nothing. */
async function ask(): Promise<boolean> {
  try {
    await runTransaction(store, () => Promise.resolve(), { maxAttempts: 1 });
    return true;
  } catch (error) {
    return (
      error instanceof FirebaseError &&
      !unanswered.has(error.code) &&
      !error.code.startsWith('auth/')
    );
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
    const late = setTimeout(() => noteBeat(false), patienceMs);
    void ask().then((isThere) => {
      pending -= 1;
      clearTimeout(late);
      return answered(isThere);
    });
  };
  const timer = setInterval(beat, beatMs);
  document.addEventListener('visibilitychange', beat);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', beat);
  };
}
