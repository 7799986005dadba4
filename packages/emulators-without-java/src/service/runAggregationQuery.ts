import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import { timestampToWire } from '../model/wireTimestamp.ts';
import { fieldsToWire } from '../model/wireValue.ts';
import { runAggregation } from '../query/index.ts';
import type { Call } from './call.ts';
import { Explanation } from './explain.ts';
import { withQueryView } from './queryView.ts';

type Request = Wire<google.firestore.v1.IRunAggregationQueryRequest>;
type Response = Wire<google.firestore.v1.IRunAggregationQueryResponse>;

export function runAggregationQuery(call: Call, request: Request): Response[] {
  const { parent, structuredAggregationQuery: aggregation, explainOptions } = request;
  const wireQuery = aggregation?.structuredQuery;
  const explanation = new Explanation(call, explainOptions);
  return withQueryView(call, request, parent, wireQuery, (_database, query, view) => {
    const begun = view.newTransaction && { transaction: view.newTransaction };
    if (explanation.isPlanOnly) return [{ ...begun, ...explanation.metrics(query, 0) }];
    view.lockQuery((document) => query.matches(document));
    const fields = runAggregation(view.snapshot, query, aggregation?.aggregations);
    const result = { aggregateFields: fieldsToWire(fields) };
    const readTime = timestampToWire(view.readTime);
    return [{ result, readTime, ...begun, ...explanation.metrics(query, 1) }];
  });
}
