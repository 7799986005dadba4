/** Some of all, each as likely as the other, the same ones on the same day (in UTC); all if no size is given. */
export function chosen<T>(all: readonly T[], size: number | undefined): T[] {
  if (size === undefined || size >= all.length) return [...all];
  const rest = [...all];
  let state = Math.floor(Date.now() / 86_400_000);
  return Array.from({ length: size }, () => {
    // Numerical Recipes' linear congruential generator; good enough to pick tests.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1);
  }).flat();
}
