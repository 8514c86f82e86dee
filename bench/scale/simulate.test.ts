// The simulation against what queueing theory says of systems that it can compute.
import { describe, expect, it } from 'vitest';
import { carries, type Demand, simulate } from './simulate.ts';

/** Calls of one simulation: enough for what is asked of it here. */
const FEW = 6_000;

const call = (process: number, database: number, more: Partial<Demand> = {}): Demand => ({
  name: 'call',
  share: 1,
  process,
  database,
  isForGuests: true,
  writes: 0,
  ...more,
});

describe('one queue', () => {
  // M/M/c: 95 of 100 wait no longer than the quantile of an exponential with mean 1 / (capacity − load) where c = 1.
  it.each([0.3, 0.5, 0.7])('with one server at %d of its load answers as M/M/1 does', (load) => {
    const service = 10;
    const perSecond = (load * 1_000) / service;
    const { p95, busiest } = simulate(
      { name: 'one', processes: 1, cores: 1 },
      [call(0, service)],
      perSecond,
      60_000,
    );
    const expected = (-Math.log(0.05) * service) / (1 - load);
    expect(p95 / expected).toBeGreaterThan(0.88);
    expect(p95 / expected).toBeLessThan(1.12);
    expect(busiest.name).toBe('PostgreSQL');
    expect(Math.abs(busiest.share - load)).toBeLessThan(0.02);
  });

  it('with many servers carries as many times as much and more, since they share one line', () => {
    const one = carries({ name: 'one', processes: 1, cores: 1 }, [call(0, 10)], 100, FEW).perSecond;
    const eight = carries({ name: 'eight', processes: 1, cores: 8 }, [call(0, 10)], 100, FEW).perSecond;
    expect(eight / one).toBeGreaterThan(8);
    expect(eight).toBeLessThan(800);
  });
});

describe('what is full first', () => {
  it('is the process where the process costs more, and PostgreSQL where that does', () => {
    expect(carries({ name: 'x', processes: 2, cores: 2 }, [call(8, 2)], 200, FEW).full).toBe('process');
    expect(carries({ name: 'x', processes: 2, cores: 2 }, [call(2, 8)], 200, FEW).full).toBe('PostgreSQL');
  });

  it('a replica helps what guests read and not what is written', () => {
    const read = [call(0.1, 8)];
    const written = [call(0.1, 8, { isForGuests: false, writes: 1 })];
    const alone = { name: 'alone', processes: 8, cores: 2 };
    const withReplicas = { ...alone, name: 'replicas', replicas: 3 };
    const gain = (demands: Demand[]) =>
      carries(withReplicas, demands, 200, FEW).perSecond / carries(alone, demands, 200, FEW).perSecond;
    expect(gain(read)).toBeGreaterThan(2.5);
    expect(gain(written)).toBeLessThan(1.1);
  });

  it('shards carry more writing, but less than their number', () => {
    const written = [call(0.1, 8, { isForGuests: false, writes: 0.5 })];
    const one = carries({ name: 'one', processes: 16, cores: 4 }, written, 200, FEW).perSecond;
    const four = carries({ name: 'four', processes: 16, cores: 4, shards: 4 }, written, 200, FEW).perSecond;
    expect(four / one).toBeGreaterThan(2.5);
    expect(four / one).toBeLessThan(4);
  });
});
