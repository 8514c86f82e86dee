// The way of a contract on top of its page: drafted, confirmed, signed, in force, completed.

import { showMoment } from '#kit/time/show-moment.ts';
import type { Step, StepState } from '#kit/ui/steps.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail } from '../contract-detail.protocol.ts';
import { contractStatus } from '../contract-status.ts';
import { contractWords } from './contract-words.ts';

/** Paper contracts have no station for signing: that was done elsewhere. */
export function useContractStations(contract: ContractDetail): Step[] {
  const say = useWords(contractWords);
  const { kind, steps } = contract;
  const { station, end } = contractStatus[contract.state];
  const isStopped = end === 'stopped';
  // A contract that was cancelled or has expired stopped where it was: at the last thing that happened to its text.
  const reached = isStopped ? lastReached(contract) : station;
  const stateOf = (at: number): StepState => {
    if (at < reached) return 'done';
    if (at > reached) return 'todo';
    return isStopped ? 'refused' : 'current';
  };
  const timeOf = (...events: string[]) => {
    const found = steps.filter(({ event }) => events.includes(event)).map(({ time }) => time);
    return found.length > 0 ? showMoment(found.toSorted().at(-1)) : undefined;
  };
  const all: Step[] = [
    { title: say.stationDraft, state: stateOf(0), time: timeOf('draft') },
    { title: say.stationConfirm, state: stateOf(1), time: reached > 1 ? timeOf('confirm') : undefined },
    { title: say.stationSign, state: stateOf(2), time: reached > 2 ? timeOf('sign') : undefined },
    {
      title: say.stationForce,
      state: stateOf(3),
      time: contract.effectiveAt ? showMoment(contract.effectiveAt) : undefined,
    },
    { title: say.stationDone, state: reached >= 5 ? 'done' : stateOf(4), time: timeOf('complete', 'end') },
  ];
  return kind === 'OFFLINE' ? all.filter((_, at) => at !== 2) : all;
}

function lastReached(contract: ContractDetail): number {
  if (contract.inForceNo > 0) return 3;
  if (contract.signatures.length > 0) return 2;
  return contract.versions.length > 0 ? 1 : 0;
}
