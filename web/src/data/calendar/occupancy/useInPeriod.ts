import type { Query } from 'firebase/firestore';
import type { Stay } from '@selasar/domain';
import type { Collection, Row } from '../../firebase/rows.ts';
import { listenToWhole } from '../../firebase/live/listen.ts';
import { useLive } from '../../firebase/live/useLive.ts';

/**
 * Follows the records in a period of days; without a period it follows nothing. Partial results from the cache are
 * ignored: a day whose booking is missing would look free.
 */
export const useInPeriod = <Item>(
  collection: Collection<Item>,
  period: Stay | undefined,
  name: string,
  queryOf: (period: Stay) => Query,
) =>
  useLive<Row<Item>[]>(
    period ? `${name} ${period.startDate} ${period.endDate}` : 'nothing',
    (onData, fail) =>
      period ? listenToWhole(collection, queryOf(period))(onData, fail) : () => undefined,
  );
