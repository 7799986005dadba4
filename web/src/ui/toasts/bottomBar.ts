/** A bar that is fixed to the lower edge of the window marks itself with this attribute: toasts stay above it. */
export const bottomBar = { 'data-bottom-bar': '' };
export const bottomBars = '[data-bottom-bar]';
