// A process as one literal: what may be done, where it leads, and which processes are refused when the program starts.
import { describe, expect, it } from 'vitest';
import { allowedActions, checkProcess, leadsTo, process } from './process.ts';

type State = 'NEW' | 'OPEN' | 'DONE' | 'GONE';

const life = process<State, 'buyer' | 'store'>()({
  make: { from: [], to: ['NEW', 'OPEN'], by: ['buyer'] },
  open: { from: ['NEW'], to: 'OPEN', by: ['buyer', 'store'] },
  note: { from: ['NEW', 'OPEN'], to: 'same', by: ['store'] },
  end: { from: ['OPEN'], to: ['DONE', 'GONE'], by: ['store'] },
});
const STATES: State[] = ['NEW', 'OPEN', 'DONE', 'GONE'];

it.each([
  ['NEW', 'buyer', ['open']],
  ['NEW', 'store', ['open', 'note']],
  ['OPEN', 'buyer', []],
  ['OPEN', 'store', ['note', 'end']],
  ['DONE', 'store', []],
  ['NEW', 'nobody', []],
])('in %s the %s may %j', (state, by, actions) => {
  expect(allowedActions(life, state, by)).toEqual(actions);
});

it.each([
  ['make', undefined, ['NEW', 'OPEN']],
  ['make', 'NEW', []],
  ['open', 'NEW', ['OPEN']],
  ['open', 'OPEN', []],
  ['open', undefined, []],
  ['note', 'NEW', ['NEW']],
  ['note', 'OPEN', ['OPEN']],
  ['note', 'DONE', []],
  ['end', 'OPEN', ['DONE', 'GONE']],
  ['unknown', 'OPEN', []],
])('%s from %s leads to %j', (action, state, to) => {
  expect(leadsTo(life, action, state)).toEqual(to);
});

it('what makes a thing does not leave it as it was', () => {
  expect(leadsTo({ make: { from: [], to: 'same', by: [] } }, 'make', undefined)).toEqual([]);
});

describe('a process is', () => {
  const check = (of: Parameters<typeof checkProcess>[1], states: readonly string[]) => () =>
    checkProcess('thing', of, states);

  it('right when every state is reached from nothing', () => {
    expect(check(life, STATES)).not.toThrow();
    const backwards = { b: { from: ['B'], to: 'C', by: [] }, a: { from: ['A'], to: ['B'], by: [] } };
    expect(check({ ...backwards, make: { from: [], to: 'A', by: [] } }, ['A', 'B', 'C'])).not.toThrow();
    expect(check({}, [])).not.toThrow();
    const oneOf = { make: { from: [], to: 'A', by: [] }, go: { from: ['A', 'B'], to: 'B', by: [] } };
    expect(check(oneOf, ['A', 'B'])).not.toThrow();
  });

  it.each<[string, Parameters<typeof checkProcess>[1], string[], string]>([
    [
      'with a state that nothing leads to',
      life,
      [...STATES, 'LOST', 'SUNK'],
      'thing: nothing leads to LOST, SUNK',
    ],
    [
      'that leads to an unknown state',
      life,
      ['NEW', 'OPEN', 'DONE'],
      'thing: end names the unknown state GONE',
    ],
    [
      'that leads to one unknown state',
      { make: { from: [], to: 'X', by: [] } },
      [],
      'thing: make names the unknown state X',
    ],
    [
      'that begins in an unknown state',
      { end: { from: ['X'], to: 'A', by: [] } },
      ['A'],
      'thing: end names the unknown state X',
    ],
    [
      'that stays in an unknown state',
      { note: { from: ['X'], to: 'same', by: [] } },
      [],
      'thing: note names the unknown state X',
    ],
    [
      'where staying leads nowhere',
      { make: { from: [], to: 'A', by: [] }, note: { from: ['B'], to: 'same', by: [] } },
      ['A', 'B'],
      'thing: nothing leads to B',
    ],
    [
      'where two states only lead to each other',
      {
        make: { from: [], to: 'A', by: [] },
        go: { from: ['B'], to: 'C', by: [] },
        back: { from: ['C'], to: 'B', by: [] },
      },
      ['A', 'B', 'C'],
      'thing: nothing leads to B, C',
    ],
  ])('refused %s', (_, of, states, said) => {
    expect(check(of, states)).toThrow(said);
  });
});
