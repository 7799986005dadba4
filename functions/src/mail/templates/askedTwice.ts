import { t } from '@selasar/domain/i18n';
import type { MailContent } from '../mailContent.ts';

export const askedTwice = (mail: MailContent): MailContent => ({
  ...mail,
  paragraphs: [
    ...mail.paragraphs,
    t(
      'Somebody asked for the same with this email shortly before. If you want only one, please cancel the other on its page.',
    ),
  ],
});
