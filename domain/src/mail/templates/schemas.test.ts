import { describeSchemas } from '../../../testing/describeSchemas.ts';
import { at, id } from '../../../testing/values.ts';
import { messageGuestAnswerSchema, messageGuestInputSchema } from './messageGuest.ts';
import { guestMessageSchema } from '../../requests/guestMessage.ts';
import { saveTemplateAnswerSchema, saveTemplateInputSchema, templateSchema } from './template.ts';

const message = { situation: 'driver', via: 'mail', text: 'Hello,\n\nsee https://example.com' };

describeSchemas({
  'a template': {
    schema: templateSchema,
    good: { situation: 'driver', text: 'Hello {name}', updatedAt: at, by: 'one', byName: 'Made' },
    bad: { situation: ['late'], text: [undefined], updatedAt: ['soon'], by: [undefined] },
  },
  'what saveTemplate takes': {
    schema: saveTemplateInputSchema,
    good: { situation: 'driver', text: 'Hello {name}\n{driver}', seen: null },
    bad: {
      situation: ['late', undefined],
      text: ['', ' ', 'x'.repeat(1501), '{guest}', 1],
      seen: ['now', 0.5, undefined],
    },
  },
  'what saveTemplate answers': {
    schema: saveTemplateAnswerSchema,
    good: { situation: 'driver' },
    bad: { situation: [undefined] },
  },
  'what messageGuest takes': {
    schema: messageGuestInputSchema,
    good: { kind: 'bookings', id, messageId: id, ...message },
    bad: {
      kind: ['messages'],
      id: ['1'],
      messageId: ['1', undefined],
      situation: ['late', undefined],
      via: ['sms', undefined],
      text: ['', ' ', 'x'.repeat(2001), 'Hello {name}', 1, undefined],
    },
  },
  'what messageGuest answers': {
    schema: messageGuestAnswerSchema,
    good: { messageId: id },
    bad: { messageId: [undefined] },
  },
  'what the history keeps of it': {
    schema: guestMessageSchema,
    good: message,
    bad: { situation: ['late'], via: ['sms'], text: [undefined] },
  },
});
