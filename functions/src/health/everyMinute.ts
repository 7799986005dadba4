/** Milliseconds. Each server writes what it has seen no more often. */
export const minuteMs = 60_000;
/** Nobody waits longer for it: what is written too late is there all the same. */
const patienceMs = 1000;

/** Waits for a write that must not fail, nor hold up, what it is about. */
export async function quietly(write: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([write.catch(() => undefined), late]);
  clearTimeout(timer);
}
