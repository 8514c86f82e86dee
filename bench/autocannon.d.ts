// What the benchmark uses of autocannon, which ships without types.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  namespace autocannon {
    interface Request {
      method?: 'GET' | 'POST';
      path?: string;
      headers?: Record<string, string>;
      body?: string;
      setupRequest?: (request: Request, context: Record<string, unknown>) => Request;
      onResponse?: (status: number, body: string, context: Record<string, unknown>) => void;
    }
    interface Client {
      setRequests(requests: Request[]): void;
    }
    interface Options {
      url: string;
      connections: number;
      duration?: number;
      amount?: number;
      requests: Request[];
      setupClient?: (client: Client) => void;
      verifyBody?: (body: string) => boolean;
    }
    interface Result {
      errors: number;
      timeouts: number;
      mismatches: number;
      non2xx: number;
      requests: { total: number };
    }
    interface Run extends EventEmitter, PromiseLike<Result> {}
  }
  function autocannon(options: autocannon.Options): autocannon.Run;
  export = autocannon;
}
