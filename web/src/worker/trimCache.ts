/** Keeps only the newest entries of a cache. */
export async function trimCache(cache: Cache, most: number): Promise<void> {
  const requests = await cache.keys();
  const oldest = requests.slice(0, Math.max(0, requests.length - most));
  await Promise.all(oldest.map((request) => cache.delete(request)));
}
