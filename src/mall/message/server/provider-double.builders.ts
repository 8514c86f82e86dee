// For tests: an HTTP server on this machine in the place of a provider, which remembers what it was asked.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  /** Path and query, as they came. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Double {
  readonly endpoint: string;
  close(): Promise<void>;
}

/** @param answer status and JSON for each request; `undefined` hangs up without a word */
export async function openDouble(
  answer: (asked: Asked) => { status: number; json: unknown } | undefined,
): Promise<Double> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const told = answer({ method, url, headers, body: Buffer.concat(parts).toString() });
      if (!told) return void request.socket.destroy();
      response.writeHead(told.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(told.json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
