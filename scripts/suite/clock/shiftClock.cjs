/** Moves the clock of a process, or of a page, to which the text of this function is sent. Time passes there as everywhere. */
function shiftClock(ms) {
  const RealDate = Date;
  const now = () => RealDate.now() + ms;
  function ShiftedDate(...parts) {
    if (!new.target) return new RealDate(now()).toString();
    return Reflect.construct(RealDate, parts.length === 0 ? [now()] : parts, new.target);
  }
  // As Date's own: libraries that replace it in turn copy what they can list.
  const own = { now, name: 'Date', length: RealDate.length };
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(ShiftedDate, name, { value, writable: true, configurable: true });
  }
  // Both names stand for one class: `instanceof` and `constructor` are as before.
  Object.setPrototypeOf(ShiftedDate, RealDate);
  ShiftedDate.prototype = RealDate.prototype;
  ShiftedDate.prototype.constructor = ShiftedDate;
  globalThis.Date = ShiftedDate;
  const timeOrigin = performance.timeOrigin + ms;
  Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin, configurable: true });
}

module.exports = { shiftClock };
