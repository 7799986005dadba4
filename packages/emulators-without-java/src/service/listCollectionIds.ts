import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import { parseParentName } from '../model/resourceName.ts';
import { requireAdmin } from './authorization.ts';
import type { Call } from './call.ts';
import { checkPageSize, lastOfPageBefore, pageOf } from './page.ts';
import { withReadView } from './readView.ts';

type Request = Wire<google.firestore.v1.IListCollectionIdsRequest>;
type Response = Wire<google.firestore.v1.IListCollectionIdsResponse>;

export function listCollectionIds(call: Call, request: Request): Response {
  checkPageSize(request.pageSize);
  requireAdmin(call, 'Metadata operations require admin authentication.');
  const { database, path } = parseParentName(request.parent ?? '');
  return withReadView(call.parts.databases.open(database), request, ({ snapshot }) => {
    const ids = snapshot.idsUnder(path, lastOfPageBefore(request));
    const { items, ...rest } = pageOf(ids, request, (id) => id);
    return { collectionIds: items, ...rest };
  });
}
