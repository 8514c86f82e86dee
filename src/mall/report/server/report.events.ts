// What happens to reports: rooms above follow what a report that is issued says, in the same transaction.
import { event } from '#kit/events/event.ts';
import type { ReportAction, ReportState } from '../report-process.ts';

export interface ReportNews {
  reportId: number;
  serviceSn: string;
  action: ReportAction;
  /** As it is afterwards. */
  state: ReportState;
}

export const reportMoved = event<ReportNews>('reportMoved');
