// The life of a risk as people move it; the watch finds, wakes and clears many at once.
import { life } from '#kit/document/life.ts';
import { riskProcess } from '../project-process.ts';
import { riskStatus } from '../project-status.ts';
import { projectErrors } from './project.errors.ts';
import { projectRisk } from './project.tables.ts';

export const riskLife = life({
  docType: 'projectRisk',
  table: projectRisk,
  key: 'riskId',
  process: riskProcess,
  status: riskStatus,
  notNow: ({ state }) => projectErrors.riskNotNow({ state }),
  changedMeanwhile: () => projectErrors.changedMeanwhile(),
  marks: (_work, { to, mover: { reason = '' } }) => ({
    reason: to === 'OPEN' ? '' : reason,
    snoozedUntil: null,
  }),
});
