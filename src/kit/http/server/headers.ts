// The headers that every answer of the mall carries, so that a browser runs, frames, embeds and guesses nothing that was not meant.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const HALF_A_YEAR = 15_552_000;

const policy = (rules: Readonly<Record<string, string>>): string =>
  Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ');

/** For answers that are no page: data, pictures, files. Opened by themselves they may do nothing at all. */
export const INERT = policy({
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  sandbox: '',
});

/** For a document in a reader of the browser's own (PDF), which a sandbox would keep shut. */
export const DOCUMENT = policy({ 'base-uri': "'none'", 'frame-ancestors': "'self'" });

/** For plain pages written by hand: their own style element, forms to this site, and no scripts. */
export const SCRIPTLESS_PAGE = policy({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
});

/** For a plain page written by hand that hands a form to another site, by the one script that sends it. */
export const handOverPolicy = (origin: string, script: string): string =>
  policy({
    'default-src': "'none'",
    'script-src': scriptHash(script),
    'style-src': "'unsafe-inline'",
    'base-uri': "'none'",
    'form-action': origin,
    'frame-ancestors': "'none'",
  });

/** What a served site lets its pages do besides. */
export interface PageFreedom {
  /** The site is reached by https: everything a page names by http is fetched by https. */
  isHttps: boolean;
  /** Styles arrive through scripts that follow every change of a file. */
  isDevelopment: boolean;
}

/**
 * For a screen: everything from this site, and no inline script but those with the given hashes.
 * Style attributes are let in since React writes sizes into them; style elements are not (see kit/ui/style-sheet-singleton.ts).
 * Frames show private documents that a page has fetched with its token (blob:).
 */
export function pagePolicy(scriptHashes: readonly string[], freedom: PageFreedom): string {
  return policy({
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes].join(' '),
    'script-src-attr': "'none'",
    'style-src': freedom.isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'connect-src': "'self'",
    'frame-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(freedom.isHttps ? { 'upgrade-insecure-requests': '' } : {}),
  });
}

/** What a policy calls this text of an inline script. */
export const scriptHash = (text: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What every answer carries, unless who makes it knows better. */
export function standingHeaders({ isHttps }: { isHttps: boolean }): Record<string, string> {
  return {
    'content-security-policy': INERT,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Statistics ask where a visitor is; nothing else of a device is anybody's business.
    'permissions-policy':
      'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    ...(isHttps ? { 'strict-transport-security': `max-age=${HALF_A_YEAR}; includeSubDomains` } : {}),
  };
}

/** Sets the headers of every answer before anybody else does: who serves something else than data sets another policy over INERT. */
export function serveHeaders(app: FastifyInstance, site: { isHttps: boolean }): void {
  const headers = standingHeaders(site);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
