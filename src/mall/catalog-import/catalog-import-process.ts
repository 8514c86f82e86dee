// The life of a catalogue import, complete: it runs by itself, and ends by itself, by an operator, or by a fault.
import { process } from '#kit/process/process.ts';

export const CATALOG_IMPORT_STATES = ['RUNNING', 'DONE', 'STOPPED', 'FAILED'] as const;
export type CatalogImportState = (typeof CATALOG_IMPORT_STATES)[number];

export const catalogImportProcess = process<CatalogImportState, 'operator' | 'system'>()({
  begin: { from: [], to: 'RUNNING', by: ['operator'] },
  finish: { from: ['RUNNING'], to: 'DONE', by: ['system'] },
  fail: { from: ['RUNNING'], to: 'FAILED', by: ['system'] },
  stop: { from: ['RUNNING'], to: 'STOPPED', by: ['operator'] },
});
export type CatalogImportAction = keyof typeof catalogImportProcess;
export const CATALOG_IMPORT_ACTIONS = Object.keys(catalogImportProcess) as [
  CatalogImportAction,
  ...CatalogImportAction[],
];
