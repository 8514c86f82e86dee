// Takes a charge back at its channel, so that nobody pays there what he has paid here or what is no longer asked.
import type { Work } from '#kit/db/work.ts';
import { closeSandboxCharge } from '../sandbox/sandbox-charge.ts';
import { noteToClose } from './charge-books.ts';
import type { ChannelMethod, ChargeStanding } from './payment-channel.ts';

/** An outside channel is told once this is committed: no row is held while it is waited for. Money that comes in between is late. */
async function closeOutside(work: Work, channelNo: string): Promise<ChargeStanding> {
  await noteToClose(work, channelNo);
  return 'CLOSED';
}

/** By channel, without its secrets: bills are also closed where no channel is at hand (timers, stores). */
const closers: Record<ChannelMethod, (work: Work, channelNo: string) => Promise<ChargeStanding>> = {
  SANDBOX: closeSandboxCharge,
  WECHAT: closeOutside,
  ALIPAY: closeOutside,
};

/** @returns how the charge stands now: CLOSED, or what was decided before */
export function closeCharge(work: Work, method: ChannelMethod, channelNo: string): Promise<ChargeStanding> {
  return closers[method](work, channelNo);
}
