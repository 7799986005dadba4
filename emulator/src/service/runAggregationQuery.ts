import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import { timestampToWire } from '../model/wireTimestamp.ts';
import { fieldsToWire } from '../model/wireValue.ts';
import { runAggregation } from '../query/index.ts';
import type { Call } from './call.ts';
import { withQueryView } from './queryView.ts';

type Request = Wire<google.firestore.v1.IRunAggregationQueryRequest>;
type Response = Wire<google.firestore.v1.IRunAggregationQueryResponse>;

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
