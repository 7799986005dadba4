export async function putNewest(
  cacheName: string,
  address: string,
  answer: Response,
  most: number,
): Promise<void> {
  const cache = await caches.open(cacheName);
  // Its place is the end: the last visited comes last.
  await cache.delete(address);
  await cache.put(address, answer);
  const requests = await cache.keys();
  const oldest = requests.slice(0, Math.max(0, requests.length - most));
  await Promise.all(oldest.map((request) => cache.delete(request)));
}
