import { company as brand } from '@selasar/brand';
import { addressLine } from '@selasar/brand/schema/addressLine';
import { t } from '../i18n/t.ts';
import { chatAddress } from './whatsApp.ts';

const digits = (phone: string): string => phone.replaceAll(/\D/g, '');

/** The company as the site shows it. */
export const company = {
  ...brand,
  postalAddress: brand.address,
  /** In one line. */
  address: addressLine(brand.address),
  /** For the names of files that guests are given: 'Reef-Tours'. */
  fileName: brand.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, ''),
};

/** Opens a chat with the company, with the text already typed; undefined if it has none. */
export const whatsAppLink = (text: string): string | undefined =>
  brand.whatsApp === undefined ? undefined : chatAddress(digits(brand.whatsApp), text);

/** Opens what a guest can write to the company in, with the text already typed: the chat, or else a mail. */
export const contactLink = (text: string): string =>
  whatsAppLink(text) ?? `mailto:${brand.email}?body=${encodeURIComponent(text)}`;

/** Ends 'Write to us …': where `contactLink` leads. */
export const wayToWrite = (): string =>
  brand.whatsApp === undefined ? t('by email') : t('on WhatsApp');

/** Ends 'Contact us …'. */
export const waysToWrite = (): string =>
  brand.whatsApp === undefined ? t('by email') : t('on WhatsApp or by email');
