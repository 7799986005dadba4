import { collections, tourSchema, villaSchema } from '@selasar/domain';
import type { OfferCollection, OfferSource, Tour, Villa } from '@selasar/domain';
import type { z } from 'zod';
import { sitemapEntries, sitemapXml } from './sitemap.ts';

/** sitemap.xml of the stored offers. Invalid records have no page. */
export async function readSitemap(origin: string, offers: OfferSource): Promise<string> {
  const read = async <Item>(collection: OfferCollection, schema: z.ZodType<Item>) =>
    (await offers.list(collection)).flatMap(
      ({ id, data }) => schema.safeParse({ ...(data as object), slug: id }).data ?? [],
    );
  const [tours, villas] = await Promise.all([
    read<Tour>(collections.tours, tourSchema),
    read<Villa>(collections.villas, villaSchema),
  ]);
  return sitemapXml(origin, sitemapEntries(tours, villas));
}
