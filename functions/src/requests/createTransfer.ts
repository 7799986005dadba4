import { placeKey } from '@selasar/domain/core';
import { checkTransferWithOverrides } from '@selasar/domain/pricing';
import {
  createTransferAnswerSchema,
  createTransferForGuestAnswerSchema,
  statusAfter,
  transferForGuestSchema,
  type TransferRoute,
  transferRouteSchema,
} from '@selasar/domain/requests';
import { transactionReader } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement, validate } from '../platform/operation.ts';
import { offerTransfer, transfer } from './transfer.ts';
import { readSource } from './source.ts';
import { createByGuest, createForGuest } from './writeRequest.ts';

const status = statusAfter.request;

const askedBy = (route: TransferRoute) => [
  placeKey(route.pickupLocation),
  placeKey(route.destination),
  route.pickupDate,
  route.pickupTime,
  route.passengers,
];

export const createTransfer = implement('createTransfer', async (input, guest) => {
  const { requestId, website, unansweredKeys, isSecond, shownTotal, tripKey, ...request } = input;
  const { stored, key } = await createByGuest(guest, transfer, {
    requestId,
    request,
    sender: { website, unansweredKeys, isSecond, tripKey },
    asksFor: askedBy(request),
    validate: () => validate(transferRouteSchema(new Date()), request),
    decide: async (transaction) => {
      const reader = transactionReader(transaction);
      const offered = await offerTransfer(reader, request, shownTotal);
      return { status, decided: { ...offered, isStandalone: true } };
    },
  });
  logger.info('transfer requested', { transferId: requestId });
  return createTransferAnswerSchema.parse({ ...stored, ...key, status, transferId: requestId });
});

export const createTransferForGuest = implement('createTransferForGuest', async (input, staff) => {
  const { requestId: transferId, overrides, status: chosen, source, ...request } = input;
  const stored = await createForGuest(staff, transfer, {
    requestId: transferId,
    request,
    status: chosen,
    decide: async (transaction) => {
      await validate(transferForGuestSchema(new Date()), input);
      const check = checkTransferWithOverrides.bind(undefined, overrides);
      const reader = transactionReader(transaction);
      const offered = await offerTransfer(reader, request, undefined, check);
      return { ...offered, isStandalone: true, source: await readSource(source) };
    },
  });
  logger.info('transfer created for guest', {
    transferId,
    status: chosen,
    overrides,
    by: staff.uid,
  });
  return createTransferForGuestAnswerSchema.parse({ ...stored, transferId });
});
