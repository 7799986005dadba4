import { documents, formatUsd, reference, shortDate } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { payPalHref, type PaymentTerms, readPaymentTerms } from '@selasar/domain/pricing';
import { depositOf, hostOfPaymentLink, type WithDeposit } from '@selasar/domain/requests';
import { db } from '../platform/firestore.ts';
import type { Fact, MailContent } from './mailContent.ts';

export const storedPaymentTerms = async (): Promise<PaymentTerms> =>
  readPaymentTerms((await db.doc(documents.paymentTerms).get()).data());

interface Paying extends WithDeposit {
  id: string;
  paymentLink?: string | undefined;
}

/** As long as the guest owes a deposit, a mail about the booking says how to pay it. */
export async function withWaysToPay(mail: MailContent, booking: Paying): Promise<MailContent> {
  const deposit = depositOf(booking);
  if (!deposit || deposit.owed === 0) return mail;
  const { owed, due } = deposit;
  // Without a promised day, such as before anybody said how to pay, staff arrange it as they always did.
  if (!due) return { ...mail, facts: [...mail.facts, ...linkFact(booking)] };
  const ask = t('Please pay the deposit of {price} by {date}, with the reference {reference}.', {
    price: formatUsd(owed),
    date: shortDate(due),
    reference: reference(booking.id),
  });
  const ways = [...linkFact(booking), ...wayFacts(await storedPaymentTerms())];
  // Nobody says how any more.
  if (ways.length === 0) return mail;
  return { ...mail, paragraphs: [...mail.paragraphs, ask], facts: [...mail.facts, ...ways] };
}

function linkFact({ paymentLink = '' }: Paying): Fact[] {
  const host = hostOfPaymentLink(paymentLink);
  return host ? [[t('Pay online'), host, paymentLink]] : [];
}

function wayFacts(terms: PaymentTerms): Fact[] {
  const { bankAccount, payPal, qrPicture, words } = terms;
  const href = payPalHref(terms);
  const facts: Fact[] = [
    [t('Bank account'), bankAccount],
    href ? ['PayPal', payPal, href] : ['PayPal', payPal],
    [t('QR code'), qrPicture && t('On the page of your trip')],
    [t('How to pay'), words],
  ];
  return facts.filter(([, text]) => text !== '');
}
