import userEvent from '@testing-library/user-event';

/** Fills in a field at once, like a browser's autofill; typing would rerender the form for each key. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
