// The thread that prints papers, so that visitors are not kept waiting while type is set.
import { parentPort } from 'node:worker_threads';
import { printPdf } from '#kit/pdf/print-pdf.ts';
import { drawPaper, type Paper } from './draw-paper.ts';

parentPort?.on('message', async (papers: { paper: Paper; at: Date }[]) => {
  const printed: Uint8Array[] = [];
  for (const { paper, at } of papers)
    printed.push(await printPdf(drawPaper(paper), paper.content.title.zh, at));
  parentPort?.postMessage(printed);
});
