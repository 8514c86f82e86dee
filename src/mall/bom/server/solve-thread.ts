// The thread that thinks about a purchase, so that visitors are not kept waiting by somebody else's bill of materials.
import { parentPort, workerData } from 'node:worker_threads';
import loadHighs from 'highs';
import { solveCheapest } from '../solve/solve-cheapest.ts';
import type { PurchaseProblem } from '../solve/solve-purchase.ts';

const { problem, seconds } = workerData as { problem: PurchaseProblem; seconds: number };
parentPort?.postMessage(solveCheapest(await loadHighs(), problem, seconds));
