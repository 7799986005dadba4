import type { z } from 'zod';
import { calendarOperations } from './calendar/operations.ts';
import { crewPageOperations, staffCrewOperations } from './crew/operations.ts';
import { noticeOperations, ownNoticeOperations } from './mail/notices.ts';
import { mailOperations } from './mail/operations.ts';
import { contactOperations, messageOperations } from './messages/operations.ts';
import { currencyOperations } from './offers/currencyTable.ts';
import { adminPeopleOperations, staffPeopleOperations } from './people/operations.ts';
import { paymentTermsOperations } from './pricing/paymentTerms.ts';
import { transferTermsOperations } from './pricing/transfers/terms.ts';
import { receiptOperations } from './receipts/receiptSettings.ts';
import { changeOperations } from './requests/changes/operations.ts';
import { partnerOperations } from './requests/partners.ts';
import { guestRequestOperations, staffRequestOperations } from './requests/operations.ts';
import { guestReviewOperations, staffReviewOperations } from './reviews/operations.ts';
import { adminStatsOperations, staffStatsOperations } from './stats/operations.ts';
import { guestTripOperations, staffTripOperations } from './trips/operations.ts';

export interface Operation {
  readonly input: z.ZodType;
  readonly answer: z.ZodType;
  /** Deployed as a separate function: pages call it first, or it needs other server settings. */
  readonly alone?: true;
  readonly timeoutMs?: number;
}
export type Operations = Readonly<Record<string, Operation>>;

export const guestOperations = {
  ...guestRequestOperations,
  ...contactOperations,
} as const satisfies Operations;

export const tripOperations = {
  ...guestTripOperations,
  ...guestReviewOperations,
} as const satisfies Operations;

export const crewOperations = crewPageOperations satisfies Operations;

export const staffOperations = {
  ...staffRequestOperations,
  ...changeOperations,
  ...staffTripOperations,
  ...calendarOperations,
  ...staffCrewOperations,
  ...mailOperations,
  ...ownNoticeOperations,
  ...messageOperations,
  ...staffPeopleOperations,
  ...staffReviewOperations,
  ...staffStatsOperations,
  ...transferTermsOperations,
  ...currencyOperations,
  ...receiptOperations,
  ...partnerOperations,
} as const satisfies Operations;

export const adminOperations = {
  ...adminPeopleOperations,
  ...adminStatsOperations,
  ...noticeOperations,
  ...paymentTermsOperations,
} as const satisfies Operations;

export const api = {
  guest: guestOperations,
  trip: tripOperations,
  crew: crewOperations,
  staff: staffOperations,
  admin: adminOperations,
} as const;
type Api = typeof api;
export type CallerKind = keyof Api;

export type OperationOf<Kind extends CallerKind> = { [K in Kind]: keyof Api[K] & string }[Kind];
export type OperationName = OperationOf<CallerKind>;

type ByName = Api['guest'] & Api['trip'] & Api['crew'] & Api['staff'] & Api['admin'];
export type OperationInput<Name extends OperationName> = z.output<ByName[Name]['input']>;
export type OperationAnswer<Name extends OperationName> = z.input<ByName[Name]['answer']>;

export type SharedOperation<Kind extends CallerKind> = {
  [K in Kind]: {
    [Name in keyof Api[K]]: Api[K][Name] extends { alone: true } ? never : Name;
  }[keyof Api[K]] &
    string;
}[Kind];

export const callerKindOf = (name: OperationName): CallerKind =>
  (Object.keys(api) as CallerKind[]).find((kind) => Object.hasOwn(api[kind], name)) ?? 'admin';

export const operation = (name: OperationName): Operation => {
  const found: Operations = api[callerKindOf(name)];
  return found[name] as Operation;
};

/** The path after the region: 'createBooking', or 'staff/setBookingStatus'. */
export const operationPath = (
  kind: CallerKind,
  name: string,
  { alone }: Pick<Operation, 'alone'>,
): string => (alone ? name : `${kind}/${name}`);
