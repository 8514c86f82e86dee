// Where "now" comes from, so that tests can let days pass without sleeping.

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const DAY = 86_400_000;
const TEN_IN_CHINA = 2 * 3_600_000;

/** The real clock plus what tests have let pass. Begins at the next ten in the morning in China: no test depends on when it runs. */
export class HandClock implements Clock {
  private ahead = DAY - ((Date.now() - TEN_IN_CHINA) % DAY);

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  /** Lets `duration` milliseconds pass at once. */
  pass(duration: number): void {
    this.ahead += duration;
  }
}
