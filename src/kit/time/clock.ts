// Where "now" comes from, so that tests can let days pass without sleeping.

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The real clock plus what tests have let pass. */
export class HandClock implements Clock {
  private ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  /** Lets `duration` milliseconds pass at once. */
  pass(duration: number): void {
    this.ahead += duration;
  }
}
