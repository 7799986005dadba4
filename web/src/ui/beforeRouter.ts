let onStep: ((event: PopStateEvent) => void) | undefined;
const listen = (event: PopStateEvent) => onStep?.(event);

/** The listener sees a step in the browser's history before the router does, and may stop the event to keep it from it. */
export function seeStepsFirst(listener: (event: PopStateEvent) => void): void {
  onStep = listener;
}

/** Before the router is made: the window calls its listeners in the order of their registration, capturing or not. */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', listen);
}
