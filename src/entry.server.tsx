// Renders a page on the server, whole before it leaves, so that the cache keeps complete pages.
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { describeError } from '#kit/http/server/safe-log.ts';
import { State } from '#kit/http/state.ts';
import { KeptContext } from '#kit/page/kept.tsx';
import { KeptMarkup } from '#kit/page/kept-markup.ts';

export { mallContext } from '#kit/browser/mall-context.ts';

/** Where a rendered page is left for whoever asked for it: a Response would copy it into a stream and out again. */
export const pageBytes = createContext<Buffer | null>(null);

const GIVE_UP_MS = 8_000;

/** The end of how React marks a piece that was not there at once; found fast, since few pages have a dollar at all. */
const UNFINISHED = '$!-->';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Marks the scripts that the renderer writes itself: see app/pages/inline-scripts.ts.
  const mark = randomBytes(16).toString('hex');
  headers.set('x-script-mark', mark);
  headers.set('content-type', 'text/html; charset=utf-8');
  // There is a page written by hand for that: app/pages/unavailable-page.ts.
  if (status === State.unavailable) {
    context.set(pageBytes, Buffer.alloc(0));
    return new Response(null, { headers, status });
  }
  const handedOver = await takeHandoff(routerContext);
  const page = <ServerRouter context={handedOver} url={request.url} nonce={mark} />;
  context.set(pageBytes, await renderWhole(page, mark, isDrawn(routerContext)));
  return new Response(null, { headers, status });
}

/** Whether the page shows what it is about before a script has run: no door stands before it, and nothing of it is loaded in the browser. */
const isDrawn = ({ manifest, staticHandlerContext }: EntryContext): boolean =>
  staticHandlerContext.matches.every(({ route }) => !manifest.routes[route.id]?.hasClientLoader);

/** A script that is fetched ahead, and one that lets styles and pictures pass. */
const AHEAD = '<link rel="modulepreload"';
const BEHIND = `${AHEAD} fetchPriority="low"`;

/**
 * The page with every piece of it, those included that are loaded on demand and are not there yet.
 * @param mark the nonce of the scripts that the renderer writes itself
 * @param isDrawn its scripts come after what it shows
 */
export async function renderWhole(page: ReactElement, mark: string, isDrawn = false): Promise<Buffer> {
  const kept = new KeptMarkup();
  // What is being written must show at once.
  const isDevelopment = process.env.NODE_ENV === 'development';
  const pageWithKept = <KeptContext value={isDevelopment ? null : kept}>{page}</KeptContext>;
  // In one go this takes two thirds of the time that the stream takes, which is there for pages with something to wait for.
  const html = renderToString(pageWithKept);
  const isWhole = !html.includes(UNFINISHED);
  const whole = isWhole ? `<!DOCTYPE html>${html}` : await renderPatiently(pageWithKept, mark);
  return kept.assemble(isDrawn ? whole.replaceAll(AHEAD, BEHIND) : whole, { isWhole });
}

/**
 * Reads what the loaders hand over to the browser before rendering begins: `ServerRouter` finds it where it would have
 * put it, and has nothing to wait for. Loaders of this mall await all they reply, so that there is an end.
 */
async function takeHandoff(routerContext: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream: stream, renderMeta = {} } = routerContext;
  if (!stream) return routerContext;
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const taken: Record<number, { result: { done: boolean; value: string } }> = {};
  for (let at = 0, isDone = false; !isDone; at++) {
    const { done, value } = await reader.read();
    isDone = done;
    taken[at] = { result: { done, value: decoder.decode(value, { stream: true }) } };
  }
  return {
    ...routerContext,
    renderMeta: Object.assign(renderMeta, { streamCache: taken }),
    // Every rendering asks for a reader of its own, which a real stream gives only once.
    serverHandoffStream: { getReader: () => reader } as unknown as ReadableStream<Uint8Array>,
  };
}

/** For a page with pieces that are loaded on demand: each is waited for once in the life of a process. */
function renderPatiently(page: ReactElement, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        console.error(describeError(error));
      },
    });
    const timer = setTimeout(abort, GIVE_UP_MS);
  });
}

/** Unknown addresses are no errors of ours: only real failures are logged. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(describeError(error));
}
