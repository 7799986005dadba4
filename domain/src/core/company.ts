import { company as brand } from '@selasar/brand';
import { addressLine } from '@selasar/brand/schema/addressLine';
import { t } from '../i18n/t.ts';
import { chatAddress } from './whatsApp.ts';

const digits = (phone: string): string => phone.replaceAll(/\D/g, '');

/** The company's details as the site shows them. */
export const company = {
  ...brand,
  postalAddress: brand.address,
  /** In one line. */
  address: addressLine(brand.address),
  /** For the names of files that guests are given: 'Reef-Tours'. */
  fileName: brand.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, ''),
};

/** Link that opens a chat with the company, with the text already typed; undefined without a chat. */
export const whatsAppLink = (text: string): string | undefined =>
  brand.whatsApp === undefined ? undefined : chatAddress(digits(brand.whatsApp), text);

/** Link that opens the chat with the company, or else a mail to it, with the text already typed. */
export const contactLink = (text: string): string =>
  whatsAppLink(text) ?? `mailto:${brand.email}?body=${encodeURIComponent(text)}`;

/** End of 'Write to us …': the channel that `contactLink` opens. */
export const wayToWrite = (): string =>
  brand.whatsApp === undefined ? t('by email') : t('on WhatsApp');

/** End of 'Contact us …'. */
export const waysToWrite = (): string =>
  brand.whatsApp === undefined ? t('by email') : t('on WhatsApp or by email');
