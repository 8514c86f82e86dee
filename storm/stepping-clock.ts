// Loaded into a mall's process before it (`--import`): its clock follows what the storm says, and it ends with the storm.

const RealDate = Date;
let ahead = 0;

class SteppedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}

/** `Date()` without `new` says the time as text. */
globalThis.Date = new Proxy(SteppedDate, {
  apply: () => new SteppedDate().toString(),
}) as unknown as DateConstructor;

process.on('message', (said: { ahead?: number }) => {
  if (typeof said.ahead === 'number') ahead = said.ahead;
});
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
