import type { google } from '@google-cloud/firestore/build/protos/firestore_v1_proto_api';
import { timestampToWire } from '../model/wireTimestamp.ts';
import { fieldsToWire } from '../model/wireValue.ts';
import { runAggregation } from '../query/index.ts';
import type { Call } from './call.ts';
import { withQueryView } from './queryView.ts';

type Request = google.firestore.v1.IRunAggregationQueryRequest;
type Response = google.firestore.v1.IRunAggregationQueryResponse;

export function runAggregationQuery(call: Call, request: Request): Response[] {
  const { parent, structuredAggregationQuery: aggregation } = request;
  const wireQuery = aggregation?.structuredQuery;
  return withQueryView(call, request, parent, wireQuery, (_database, query, view) => {
    const fields = runAggregation(view.snapshot, query, aggregation?.aggregations);
    const { newTransaction: transaction } = view;
    return [
      {
        result: { aggregateFields: fieldsToWire(fields) },
        readTime: timestampToWire(view.readTime),
        ...(transaction && { transaction }),
      },
    ];
  });
}
