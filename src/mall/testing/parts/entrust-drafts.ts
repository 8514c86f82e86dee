// Forms that a visitor has begun without an account: kept in this browser for thirty days, handed over when he logs in.
import { call } from '#kit/browser/call.ts';
import { keptList } from '#kit/browser/kept-list.ts';
import { days } from '#kit/time/duration.ts';
import { onSession, sessionNow } from '#mall/login/parts/session.ts';
import type { EntrustForm } from '../entrust-form.ts';
import { SERVICE_KINDS } from '../service-terms.ts';
import { testingProtocol } from '../testing.protocol.ts';

const MOST_DRAFTS = 5;
const KEPT_FOR = days(30);

export interface KeptDraft {
  draftId: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  form: EntrustForm;
}

const drafts = keptList<KeptDraft>('entrustDrafts', MOST_DRAFTS, (one) => {
  const { draftId, savedAt, form } = one as Partial<KeptDraft>;
  const isGood =
    typeof draftId === 'string' &&
    typeof savedAt === 'number' &&
    savedAt > Date.now() - KEPT_FOR &&
    typeof form === 'object' &&
    form !== null &&
    SERVICE_KINDS.includes(form.kind) &&
    Array.isArray(form.specimens) &&
    Array.isArray(form.items);
  return isGood ? ({ draftId, savedAt, form } as KeptDraft) : undefined;
});

/** The newest first. */
export const draftsNow = (): readonly KeptDraft[] => drafts.now();

/** In the place of the same one; the oldest of more than five goes. */
export function keepDraft(draftId: string, form: EntrustForm): { savedAt: string } {
  const savedAt = Date.now();
  const others = drafts.now().filter((one) => one.draftId !== draftId);
  drafts.keep([{ draftId, savedAt, form }, ...others].slice(0, MOST_DRAFTS));
  return { savedAt: new Date(savedAt).toISOString() };
}

export const dropDraft = (draftId: string): void =>
  drafts.keep(drafts.now().filter((one) => one.draftId !== draftId));

let handing: Promise<void> | undefined;

/** Each becomes a draft of the member's by its own id; it leaves this browser once the mall has answered. */
export function handOverDrafts(): Promise<void> {
  handing ??= (async () => {
    for (const { draftId, form } of drafts.now()) {
      try {
        await call(testingProtocol.save, { draftId, form: JSON.stringify(form) } as never);
        dropDraft(draftId);
      } catch {
        // it stays until the next time
      }
    }
  })().finally(() => {
    handing = undefined;
  });
  return handing;
}

/** Hands them over at once for a member, or as soon as a visitor becomes one. Returns how to stop. */
export function watchForMember(): () => void {
  const look = () => {
    if (sessionNow().status === 'member' && drafts.now().length > 0) void handOverDrafts();
  };
  look();
  return onSession(look);
}
