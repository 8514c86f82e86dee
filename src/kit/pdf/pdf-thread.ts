// The thread that sets type, so that visitors are not kept waiting meanwhile.
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { projectFile } from '#kit/project/project-file.ts';
import type { PrintingWish } from './print-in-thread.ts';
import { type PdfDocument, printPdf } from './print-pdf.ts';

parentPort?.on('message', async ({ drawer, papers }: PrintingWish) => {
  const drawers: Record<string, (of: unknown) => PdfDocument> = await import(
    pathToFileURL(projectFile(drawer.file)).href
  );
  const draw = drawers[drawer.name];
  if (!draw) throw new Error(`${drawer.file} exports no ${drawer.name}`);
  const printed: Uint8Array[] = [];
  for (const { of, title, at } of papers) printed.push(await printPdf(draw(of), title, at));
  parentPort?.postMessage(printed);
});
