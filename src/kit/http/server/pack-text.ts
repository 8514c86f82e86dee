// Makes long replies short on their way: a comparison of thousands of cells is read over telephone networks too.
import { constants, gzip } from 'node:zlib';

/** chosen, in bytes: shorter ones are through before they were packed. */
const LONG = 100_000;

const options = { level: constants.Z_BEST_SPEED };

/**
 * A long text (UTF-8) packed to about a tenth for a caller who can unpack it; undefined where it goes as it is.
 * @param accepts the call's Accept-Encoding header
 */
export function packText(text: Buffer, accepts: string | string[] | undefined): Promise<Buffer> | undefined {
  if (text.length < LONG || !String(accepts ?? '').includes('gzip')) return undefined;
  return new Promise((resolve, reject) =>
    gzip(text, options, (error, packed) => (error ? reject(error) : resolve(packed))),
  );
}
