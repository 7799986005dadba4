import { company as brand } from '@selasar/brand';
import { addressLine } from '@selasar/brand/schema/addressLine';
import { t } from '../i18n/t.ts';
import { chatAddress } from './phoneLinks.ts';

const digits = (phone: string): string => phone.replaceAll(/\D/g, '');

export const company = {
  ...brand,
  postalAddress: brand.address,
  address: addressLine(brand.address),
  fileName: brand.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, ''),
};

export const whatsAppLink = (text: string): string | undefined =>
  brand.whatsApp === undefined ? undefined : chatAddress(digits(brand.whatsApp), text);

export const contactLink = (text: string): string =>
  whatsAppLink(text) ?? `mailto:${brand.email}?body=${encodeURIComponent(text)}`;

/** End of 'Write to us …': the channel that `contactLink` opens. */
export const wayToWrite = (): string =>
  brand.whatsApp === undefined ? t('by email') : t('on WhatsApp');

export const waysToWrite = (): string =>
  brand.whatsApp === undefined ? t('by email') : t('on WhatsApp or by email');
