import { z } from 'zod';
import { toCents } from '../../core/money.ts';

const ways = { site: 'Website', phone: 'Phone', whatsapp: 'WhatsApp' } as const;

/** How staff got the request. A partner's name and commission stay as they were then. */
export const sourceSchema = z.discriminatedUnion('via', [
  z.object({ via: z.enum(['phone', 'whatsapp']) }),
  z.object({
    via: z.literal('partner'),
    partner: z.string().min(1),
    percent: z.number().min(0).max(100),
  }),
]);
export type Source = z.infer<typeof sourceSchema>;

const ofPartner = 'partner ';

/** What a form chooses from and a report counts by: 'site', 'phone', 'whatsapp' or 'partner Hotel Sari'. */
export type SourceKey = string;

export const sourceKeyOf = (source: Source | undefined): SourceKey => {
  if (!source) return 'site';
  return source.via === 'partner' ? ofPartner + source.partner : source.via;
};

export const partnerKey = (name: string): SourceKey => ofPartner + name;

/** Undefined for the keys that are no partner's. */
export const partnerIn = (key: SourceKey): string | undefined =>
  key.startsWith(ofPartner) ? key.slice(ofPartner.length) : undefined;

/** The usual one of a request that staff enter first. */
export const sourceKeys = ['phone', 'whatsapp', 'site'] as const;

export const sourceKeyName = (key: SourceKey): string =>
  partnerIn(key) ?? (Object.hasOwn(ways, key) ? ways[key as keyof typeof ways] : key);

export const sourceText = (source: Source | undefined): string =>
  sourceKeyName(sourceKeyOf(source)) +
  (source?.via === 'partner' ? ` (${source.percent}% commission)` : '');

/** US dollars. */
export const commissionAt = (source: Source | undefined, revenue: number): number =>
  source?.via === 'partner' ? toCents((revenue * source.percent) / 100) : 0;
