// What the cheapest purchase answers.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { solveProtocol } from '../solve/solve.protocol.ts';
import { findMix, takeMix } from './mix/find-mix.ts';

export function solveRoutes(): Route[] {
  return [serve(solveProtocol.solve, findMix), serve(solveProtocol.takeMix, takeMix)];
}
