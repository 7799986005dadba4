import { comparePaths, isArray, isMap, vectorOf } from '../model/compare.ts';
import type { Document } from '../model/document.ts';
import { fieldAt } from '../model/fieldPath.ts';
import type { FieldPath } from '../model/fieldPath.ts';
import type { Value } from '../model/value.ts';
import type { WireQuery } from '../model/wire.ts';
import { valueFromWire } from '../model/wireValue.ts';
import { invalid, parseFieldReference } from './fields.ts';

type Measure = 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';

/** A search for the documents whose vector lies closest to a given one. */
export interface FindNearest {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: Measure;
  readonly limit: number;
  /** Top-level field of the answers that gets the distance. */
  readonly resultField: string | undefined;
  /** Farthest distance, or smallest dot product, that counts. */
  readonly threshold: number | undefined;
}

const MAX_LIMIT = 1000;

/** Throws INVALID_ARGUMENT with the official texts. */
export function parseNearest(query: WireQuery): FindNearest | undefined {
  const wire = query.findNearest;
  if (wire === null || wire === undefined) return undefined;
  const field = parseFieldReference(wire.vectorField);
  const vector = parseVector(valueFromWire(wire.queryVector ?? {}));
  const limit = wire.limit?.value ?? 0;
  if (limit <= 0 || limit > MAX_LIMIT) {
    throw invalid(`FindNearest.limit must be a positive integer of no more than ${MAX_LIMIT}`);
  }
  const measure = wire.distanceMeasure;
  if (!measure || measure === 'DISTANCE_MEASURE_UNSPECIFIED') {
    throw invalid('Unknown Distance Measure.');
  }
  const resultField = wire.distanceResultField || undefined;
  if (resultField !== undefined && /^__.*__$/s.test(resultField)) {
    throw invalid(`The distanceResultField.property.name "${resultField}" is reserved.`);
  }
  if (query.limit) throw invalid('A query limit cannot be used with FindNearest');
  if (query.offset) throw invalid('A query offset cannot be used with FindNearest');
  if (query.startAt || query.endAt) throw invalid('A cursor cannot be used with FindNearest');
  const threshold = wire.distanceThreshold ? (wire.distanceThreshold.value ?? 0) : undefined;
  return { field, vector, measure, limit, resultField, threshold };
}

function parseVector(value: Value): number[] {
  if (!isMap(value) || value.get('__type__') !== '__vector__') {
    throw invalid('Query Value must be of type vector.');
  }
  const components = value.get('value');
  if (!isArray(components)) throw invalid("Vector map is missing key 'value'.");
  if (value.size > 2) throw invalid('Vector value map has extraneous entries.');
  if (components.length === 0) throw invalid('Cannot have a zero length vector.');
  return components.map((component) => {
    if (typeof component !== 'number') {
      throw invalid("Vector must only contain values of type 'double'");
    }
    return component;
  });
}

/**
 * The answers, nearest first; equal distances by name, and what has no distance (NaN) last.
 * @param project a document as the query answers it, but for the distance
 */
export function nearestDocuments(
  nearest: FindNearest,
  documents: readonly Document[],
  project: (document: Document) => Document,
): Document[] {
  const direction = nearest.measure === 'DOT_PRODUCT' ? -1 : 1;
  return documents
    .flatMap((document) => {
      const vector = numbersAt(document, nearest);
      if (vector === undefined) return [];
      const distance = measureDistance(nearest.measure, vector, nearest.vector);
      return isWithin(distance, nearest) ? [{ document, distance }] : [];
    })
    .toSorted(
      (a, b) =>
        Number(Number.isNaN(a.distance)) - Number(Number.isNaN(b.distance)) ||
        direction * (a.distance - b.distance) ||
        comparePaths(a.document.path, b.document.path),
    )
    .slice(0, nearest.limit)
    .map(({ document, distance }) => answer(project(document), nearest, distance));
}

/** The document's vector; undefined if it has none of the right length. */
function numbersAt(document: Document, { field, vector }: FindNearest): number[] | undefined {
  const components = vectorOf(fieldAt(document.fields, field));
  return components?.length === vector.length ? components.map(Number) : undefined;
}

function measureDistance(measure: Measure, a: readonly number[], b: readonly number[]): number {
  if (measure === 'DOT_PRODUCT') return dot(a, b);
  if (measure === 'COSINE') return 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
  return Math.sqrt(a.reduce((sum, x, index) => sum + (x - (b[index] ?? 0)) ** 2, 0));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, x, index) => sum + x * (b[index] ?? 0), 0);
}

function isWithin(distance: number, { measure, threshold }: FindNearest): boolean {
  if (threshold === undefined) return true;
  return measure === 'DOT_PRODUCT' ? distance >= threshold : distance <= threshold;
}

function answer(document: Document, { resultField }: FindNearest, distance: number): Document {
  if (resultField === undefined) return document;
  return { ...document, fields: new Map([...document.fields, [resultField, distance]]) };
}
