// Renders with the part of the built screens that an address needs: to match and prepare all of them takes longer than many a page.
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';

/**
 * What answers requests for pages of a finished build. The screen of an address is prepared with the layouts and doors
 * around it; all screens together only for what no screen is named by: missing pages, the browser's questions about other screens.
 */
export function screenRenderer(build: ServerBuild): RequestHandler {
  const idOf = new Map<string, string>();
  for (const route of Object.values(build.routes)) {
    if (route?.path?.startsWith('/') && !/[:*?]/.test(route.path)) idOf.set(route.path, route.id);
  }
  const whole = createRequestHandler(build, 'production');
  const prepared = new Map<string, RequestHandler>();

  return (request, context) => {
    const id = idOf.get(new URL(request.url).pathname.replace(/\.data$/, ''));
    if (id === undefined) return whole(request, context);
    let handler = prepared.get(id);
    if (!handler) {
      handler = createRequestHandler(onlyWith(build, id), 'production');
      prepared.set(id, handler);
    }
    return handler(request, context);
  };
}

function onlyWith(build: ServerBuild, id: string): ServerBuild {
  const ids = new Set<string>();
  for (let at: string | undefined = id; at !== undefined; at = build.routes[at]?.parentId) ids.add(at);
  return {
    ...build,
    routes: pick(build.routes, ids),
    assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
  };
}

function pick<T>(all: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
}
