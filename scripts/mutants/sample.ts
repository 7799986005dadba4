/** In an order by chance, each as likely as the other; the same one for the same seed. */
export function shuffled<T>(all: readonly T[], seed: number): T[] {
  const rest = [...all];
  let state = seed;
  return all.flatMap(() => {
    // Numerical Recipes' linear congruential generator; good enough to pick tests.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1);
  });
}

/** Some of all, each as likely as the other, the same ones on the same day (in UTC); all if no size is given. */
export const chosen = <T>(all: readonly T[], size: number | undefined): T[] =>
  size === undefined || size >= all.length
    ? [...all]
    : shuffled(all, Math.floor(Date.now() / 86_400_000)).slice(0, size);
