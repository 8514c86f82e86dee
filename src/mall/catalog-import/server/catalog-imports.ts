// Runs the imports of this process: one at a time, each saying after every batch how far it has come.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Workshop } from '#kit/db/work.ts';
import { setTimer } from '#kit/jobs/timer.ts';
import { after } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import { catalogImportLife, holdCatalogImport, SILENCE } from './catalog-import-life.ts';
import { CatalogFault, type CatalogReport, type TakeCatalog } from './take-catalog.ts';

const FAULT: Text = {
  zh: '文件无法读取，或不是目录格式。已导入的内容保留',
  en: 'The file cannot be read, or is no catalogue. What was taken stays',
};

/** A catalogue and the files beside it, by name; the first is the catalogue. */
export type CatalogFiles = readonly { name: string; bytes: Uint8Array }[];

export interface CatalogImports {
  /** Begins to take the files of an import that has been written down; returns at once. */
  run(importId: number, files: CatalogFiles, store: string | undefined): void;
  /** Resolves when nothing runs any more. */
  settled(): Promise<void>;
  /** Ends what runs after its batch; it is told as broken off. */
  close(): Promise<void>;
}

export function openCatalogImports(
  workshop: Workshop,
  { takeCatalog, log }: { takeCatalog: TakeCatalog; log: (error: unknown) => void },
): CatalogImports {
  const running = new Set<Promise<void>>();
  const closing = new AbortController();

  /** False: it has been stopped, or is taken for dead. */
  const keep = (importId: number, report: Readonly<CatalogReport>): Promise<boolean> =>
    workshop.inTransaction('zh', async (work) => {
      const { lines, parts, offers, badLines, reasons, notedLines, notes } = report;
      const kept = await work.query(
        `UPDATE catalog_import SET lines = $2, parts = $3, offers = $4, bad_lines = $5, bad = $6::jsonb,
           noted_lines = $7, noted = $8::jsonb, updated_at = $9
         WHERE import_id = $1 AND state = 'RUNNING' RETURNING 1`,
        [
          importId,
          lines,
          parts,
          offers,
          badLines,
          JSON.stringify(reasons),
          notedLines,
          JSON.stringify(notes),
          work.now,
        ],
        'catalog-import-kept',
      );
      if (kept.length === 0) return false;
      await setTimer(work, 'catalogImport', String(importId), 'fail', after(work.now, SILENCE));
      return true;
    });

  const end = (importId: number, problem?: Text): Promise<void> =>
    workshop.inTransaction('zh', async (work) => {
      const row = await holdCatalogImport(work, importId);
      if (row?.state !== 'RUNNING') return;
      if (problem) await catalogImportLife.advance(work, row, 'fail', { by: 'system', set: { problem } });
      else await catalogImportLife.advance(work, row, 'finish', { by: 'system' });
    });

  async function take(importId: number, files: CatalogFiles, store: string | undefined): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'yc-catalogue-'));
    const stop = new AbortController();
    try {
      for (const { name, bytes } of files) await writeFile(join(folder, name), bytes);
      const { isComplete } = await takeCatalog({
        file: join(folder, files[0]?.name ?? ''),
        store,
        language: 'zh',
        stop: AbortSignal.any([stop.signal, closing.signal]),
        onBatch: async (report) => {
          if (!(await keep(importId, report))) stop.abort();
        },
      });
      // What was ended by the mall's closing is left to its timer, which says so.
      if (isComplete) await end(importId);
    } catch (error) {
      if (!(error instanceof CatalogFault)) log(error);
      await end(importId, error instanceof CatalogFault ? error.text : FAULT);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    run(importId, files, store) {
      const one = take(importId, files, store)
        .catch(log)
        .finally(() => running.delete(one));
      running.add(one);
    },
    async settled() {
      await Promise.all(running);
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}
