// Everything about a state of a catalogue import, one row each.
import type { NamedValue } from '#kit/list/column.ts';
import type { CatalogImportState } from './catalog-import-process.ts';

export const catalogImportStatus: Readonly<Record<CatalogImportState, NamedValue>> = {
  RUNNING: { zh: '导入中', en: 'Running', tone: 'moving' },
  DONE: { zh: '已完成', en: 'Done', tone: 'done' },
  STOPPED: { zh: '已停止', en: 'Stopped', tone: 'neutral' },
  FAILED: { zh: '未完成', en: 'Broken off', tone: 'refused' },
};
