/** The button disappears when it is pressed: the card that it is in gets its focus. */
export const leaveFocus = (button: HTMLElement | null) => () => {
  if (button === document.activeElement) button?.closest('article')?.focus();
};
