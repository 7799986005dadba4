import userEvent from '@testing-library/user-event';

/** Fills in a field at once, as a browser that knows the answer does; key by key would draw the form at each. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
