// Prints papers of contracts.
import { printInThread } from '#kit/pdf/print-in-thread.ts';
import type { Paper } from './draw-paper.ts';

const DRAWER = { file: 'src/mall/contract/server/paper/draw-paper.ts', name: 'drawPaper' };

/**
 * The bytes of each paper, in order.
 * @param at the moment that is written into the file as its making
 * @throws Error when the thread ends without having printed
 */
export function printPapers(papers: readonly { paper: Paper; at: Date }[]): Promise<Buffer[]> {
  return printInThread(
    DRAWER,
    papers.map(({ paper, at }) => ({ of: paper, title: paper.content.title.zh, at })),
  );
}
