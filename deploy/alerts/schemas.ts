import { z } from 'zod';

// The part of Google's API schemas that our files use; unknown fields are refused. Sources: the references of Cloud Monitoring
// v3, projects.alertPolicies, and of Cloud Logging v2, projects.metrics.

const text = z.string().min(1);
/** '300s' */
const duration = z.string().regex(/^\d+s$/);

const aggregation = z.strictObject({
  /** Whole minutes. */
  alignmentPeriod: duration.refine((period) => parseInt(period, 10) % 60 === 0),
  perSeriesAligner: z.enum(['ALIGN_DELTA', 'ALIGN_PERCENTILE_95']),
  crossSeriesReducer: z.enum(['REDUCE_SUM', 'REDUCE_MAX']),
  groupByFields: z.array(text).optional(),
});

const threshold = z.strictObject({
  /** Must name one metric type and one resource type. */
  filter: z
    .string()
    .regex(/metric\.type="[^"]+"/)
    .regex(/resource\.type="[^"]+"/),
  aggregations: z.array(aggregation).min(1),
  comparison: z.enum(['COMPARISON_GT', 'COMPARISON_LT']),
  thresholdValue: z.number(),
  duration: duration.refine((length) => parseInt(length, 10) % 60 === 0),
  trigger: z.strictObject({ count: z.number().int().min(1) }),
});

const condition = z.union([
  z.strictObject({ displayName: text, conditionThreshold: threshold }),
  z.strictObject({ displayName: text, conditionMatchedLog: z.strictObject({ filter: text }) }),
]);

export const policySchema = z
  .strictObject({
    displayName: text,
    documentation: z.strictObject({ content: text, mimeType: z.literal('text/markdown') }),
    combiner: z.enum(['AND', 'OR', 'AND_WITH_MATCHING_RESOURCE']),
    conditions: z.array(condition).min(1).max(6),
    alertStrategy: z.strictObject({
      autoClose: duration,
      notificationRateLimit: z.strictObject({ period: duration }).optional(),
    }),
    severity: z.enum(['CRITICAL', 'ERROR', 'WARNING']),
  })
  .refine(
    ({ conditions, alertStrategy }) =>
      conditions.some((one) => 'conditionMatchedLog' in one) ===
      (alertStrategy.notificationRateLimit !== undefined),
    'A log condition needs a rate limit; other conditions must not have one.',
  )
  .refine(
    ({ conditions }) =>
      conditions.length === 1 || !conditions.some((one) => 'conditionMatchedLog' in one),
    'A log condition must be the only condition.',
  );

export const metricSchema = z.strictObject({
  name: z.string().regex(/^[\w-]{1,100}$/),
  description: text,
  filter: text,
  metricDescriptor: z.strictObject({
    metricKind: z.literal('DELTA'),
    valueType: z.literal('INT64'),
    unit: z.literal('1'),
    labels: z.array(z.strictObject({ key: text, valueType: z.literal('STRING') })),
  }),
  labelExtractors: z.record(text, z.string().regex(/^EXTRACT\([\w.]+\)$/)),
});
