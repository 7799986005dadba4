import type { ContactForm, SubmitMessageInput } from '@selasar/domain';

/** The form values of a message. */
export const textOf = ({
  name,
  email,
  phone,
  subject,
  message,
}: SubmitMessageInput): ContactForm => ({
  name,
  email,
  phone,
  subject,
  message,
});

export const isBlank = (form: ContactForm): boolean =>
  Object.values(form).every((text) => text.trim() === '');

/** Whether the form still has that message. */
export const isText = (form: ContactForm, input: SubmitMessageInput): boolean => {
  const sent = textOf(input);
  return Object.keys(sent).every((name) => {
    const field = name as keyof ContactForm;
    return form[field].trim() === sent[field];
  });
};
