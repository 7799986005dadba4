import type { Block } from '@selasar/domain/calendar';
import { type CivilDate, nightsOf, type Stay } from '@selasar/domain/core';
import type { Villa } from '@selasar/domain/offers';
import { type Booking, bookingStatus } from '@selasar/domain/requests';
import type { Row } from '../../data/firebase/rows.ts';
import { orDash } from '../common/formatInstant.ts';
import { blockName } from '../requests/requestText.ts';
import { stayText } from './dayText.ts';
import { offerRows } from './offerRows.ts';
import type { RowHead } from './offerRows.ts';
import { blockAddress } from './opened.ts';
import { clip, lanesOf } from './spans.ts';
import type { Span } from './spans.ts';

export interface Bar extends Span {
  opens: string;
  variant: 'confirmed' | 'pending' | 'blocked';
  stay: Stay;
  lane: number;
  text: string;
  label: string;
  isInvalid: boolean;
}

export interface VillaRow extends RowHead {
  kind: 'villas';
  bars: readonly Bar[];
  lanes: number;
  held: ReadonlySet<CivilDate>;
}

type Unplaced = Omit<Bar, 'lane'>;

interface Occupants {
  villas: readonly Row<Villa>[];
  stays: readonly Row<Booking>[];
  blocks: readonly Row<Block>[];
  period: Stay;
}

type Occupant = { stay: Row<Booking> } | { block: Row<Block> };

/** Records without valid dates are reported elsewhere. */
export function villaRows({ villas, stays, blocks, period }: Occupants): VillaRow[] {
  const rows = offerRows<Villa, Occupant>({
    offers: villas,
    nameOf: ({ name }) => name,
    items: [...stays.map((stay) => ({ stay })), ...blocks.map((block) => ({ block }))],
    offerOf: (one) => ('stay' in one ? one.stay.villaId : one.block.villaId),
    itemName: (one) => ('stay' in one ? one.stay.itemName : undefined),
  });
  return rows.map(([head, occupants]) => {
    const bars = inLanes(occupants.flatMap((one) => barOf(head.name, one, period) ?? []));
    return {
      ...head,
      kind: 'villas',
      bars,
      lanes: Math.max(1, ...bars.map(({ lane }) => lane + 1)),
      held: new Set(bars.filter(isHolding).flatMap(({ stay }) => nightsOf(stay))),
    };
  });
}

const isHolding = ({ variant }: Pick<Bar, 'variant'>): boolean => variant !== 'pending';

function barOf(villaName: string, one: Occupant, period: Stay): Unplaced | undefined {
  const row = 'stay' in one ? one.stay : one.block;
  const { startDate, endDate } = row;
  if (startDate === undefined || endDate === undefined) return undefined;
  const stay = { startDate, endDate };
  const span = clip(stay, period);
  const content = 'stay' in one ? stayContent(one.stay) : blockContent(one.block);
  if (!span || !content) return undefined;
  const { text, variant } = content;
  const isInvalid = row.damage !== undefined;
  const label = [villaName, text, stayText(stay), variant, ...(isInvalid ? ['damaged'] : [])];
  return { ...span, ...content, stay, isInvalid, label: label.join(', ') };
}

type BarContent = Pick<Bar, 'opens' | 'variant' | 'text'>;

function stayContent({ id, customerName, status }: Row<Booking>): BarContent | undefined {
  if (!status || !bookingStatus[status].takesPlace) return undefined;
  const variant = bookingStatus[status].isSure ? 'confirmed' : 'pending';
  return { opens: id, variant, text: orDash(customerName) };
}

const blockContent = (block: Row<Block>): BarContent => ({
  opens: blockAddress(block.id),
  variant: 'blocked',
  text: blockName(block),
});

/** Stays that hold nights never overlap and come first, so they keep their lane whatever else requests it. */
function inLanes(bars: readonly Unplaced[]): Bar[] {
  const inOrder = bars.toSorted(
    (a, b) =>
      Number(isHolding(b)) - Number(isHolding(a)) ||
      a.column - b.column ||
      a.opens.localeCompare(b.opens),
  );
  const lanes = lanesOf(inOrder);
  return inOrder.map((bar, index) => ({ ...bar, lane: lanes[index] ?? 0 }));
}
