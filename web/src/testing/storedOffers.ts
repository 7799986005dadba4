import { sampleTours, sampleVillas } from '@selasar/domain/samples';

const root = 'projects/demo-selasar/databases/(default)/documents';
export const readTime = '2026-11-20T00:00:00Z';
const now = new Date(readTime);

/** A value in Firestore's wire format. */
const wire = (value: unknown): object => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wire) } };
  return { mapValue: { fields: wireFields(value as object) } };
};

const wireFields = (data: object): Record<string, object> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, wire(value)]],
    ),
  );

const stored = (kind: string, slug: string, data: object) => ({
  name: `${root}/${kind}/${slug}`,
  fields: wireFields(data),
  createTime: readTime,
  updateTime: readTime,
});

/** The document of a tour: the first sample with a change. */
export const storedTour = (slug: string, change: object = {}) =>
  stored('tours', slug, { ...sampleTours[0], slug, createdAt: now, updatedAt: now, ...change });

/** The document of a villa, in the same way. */
export const storedVilla = (slug: string, change: object = {}) =>
  stored('villas', slug, { ...sampleVillas[0], slug, createdAt: now, updatedAt: now, ...change });

/** The document of a month of a villa's taken nights. */
export const storedCalendar = (villaId: string, month: string, nights: readonly string[]) =>
  stored('calendars', `${villaId}_${month}`, {
    villaId,
    month,
    nights: Object.fromEntries(nights.map((night) => [night, true])),
  });
