import { Failure, failing } from './failure.ts';

/** Settles as the work does, or rejects with a Failure after the given milliseconds; the outcome is then unknown. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Failure('unreachable', 'deadline-exceeded')), milliseconds);
  });
  try {
    return await failing(Promise.race([work, late]));
  } finally {
    clearTimeout(timer);
  }
}
