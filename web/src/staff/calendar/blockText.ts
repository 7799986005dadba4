import { blockReasonLabel } from '@selasar/domain';
import type { Block } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';

/** The reason, such as 'Repair', or the portal that has the booking, such as 'Airbnb'. */
export const blockName = ({ reason, source }: Row<Block>): string =>
  source || (reason ? blockReasonLabel[reason] : 'Blocked');
