// An address before the database, as a name or a balancer is: what goes through it can be cut or swallowed.
import { createServer, connect as dial, type Socket } from 'node:net';

export interface Gate {
  port: number;
  /** Connections that go through it now. */
  count(): number;
  /** Ends every connection that goes through it. */
  cut(): void;
  /** Passes nothing on until the returned function is called. */
  freeze(): () => void;
  close(): void;
}

export async function openGate(target: () => { host: string; port: number }): Promise<Gate> {
  const sockets = new Set<Socket>();
  const held = new Set<Socket>();
  let isFrozen = false;
  const listener = createServer((visitor) => {
    const { host, port } = target();
    const inner = host.startsWith('/') ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host);
    for (const [one, other] of [
      [visitor, inner],
      [inner, visitor],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        held.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    if (!isFrozen) return;
    visitor.pause();
    held.add(visitor);
  });
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const address = listener.address();
  const cut = () => {
    for (const one of sockets) one.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    count: () => sockets.size / 2,
    cut,
    freeze() {
      isFrozen = true;
      for (const one of sockets) {
        one.pause();
        held.add(one);
      }
      return () => {
        isFrozen = false;
        for (const one of held) one.resume();
        held.clear();
      };
    },
    close() {
      listener.close();
      cut();
    },
  };
}
