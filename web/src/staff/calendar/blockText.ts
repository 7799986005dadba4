import { blockReasonLabel } from '@selasar/domain';
import type { Block } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';

/** 'Repair', or who has booked it elsewhere: 'Airbnb'. */
export const blockName = ({ reason, source }: Row<Block>): string =>
  source || (reason ? blockReasonLabel[reason] : 'Blocked');
