// Says once that a proxy stands before the mall which nobody has told it of: otherwise all visitors are one address.
import type { FastifyInstance } from 'fastify';

const WARNING =
  'A request came with X-Forwarded-For, but TRUSTED_PROXIES is 0: all visitors behind that proxy count as one address, for limits and in the log. Set TRUSTED_PROXIES to the number of proxies before the mall.';

/** For a mall that believes no proxy. One line per process, since anybody can send the header. */
export function warnOfProxies(app: FastifyInstance, log: (line: string) => void): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      log(WARNING);
    }
    done();
  });
}
