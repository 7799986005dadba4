import type { Block } from '@selasar/domain/calendar';
import { blockReasonLabel } from '@selasar/domain/core';
import type { Row } from '../../data/firebase/rows.ts';

/** `source` is the portal that has the booking, such as 'Airbnb'. */
export const blockName = ({ reason, source }: Row<Block>): string =>
  source || (reason ? blockReasonLabel[reason] : 'Blocked');
