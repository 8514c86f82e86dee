// The front door of orders: what the rooms above may ask about orders that have been received, and mark on them.
export { linesToEvaluate, markEvaluated, requireEvaluable } from './evaluable-lines.ts';
export type { EvaluableLine, EvaluableOrder, LineToEvaluate } from './evaluable-lines.ts';
