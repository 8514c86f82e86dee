// How an approval ended: the room of the document goes on or sends it back, in the same transaction.
import { event } from '#kit/events/event.ts';
import type { ApprovalDoc } from '../approval-status.ts';

export const approvalDecided = event<{
  docType: ApprovalDoc;
  docSn: string;
  result: 'APPROVED' | 'RETURNED';
  /** Who had the last word. */
  actorId: number | null;
  actorName: string;
  reason: string;
}>('approvalDecided');
