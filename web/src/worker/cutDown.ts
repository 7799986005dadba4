/** Leaves the newest of what a cache has. */
export async function cutDown(cache: Cache, most: number): Promise<void> {
  const requests = await cache.keys();
  const over = requests.slice(0, Math.max(0, requests.length - most));
  await Promise.all(over.map((request) => cache.delete(request)));
}
