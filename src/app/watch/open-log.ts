// The mall's log: sentences for whoever started it by hand, one JSON object a line (pino) for machines that collect logs.
import { trace } from '@opentelemetry/api';
import pino from 'pino';
import { scrub, type WriteLog } from '#kit/http/server/safe-log.ts';
import type { Served } from './note-requests.ts';

export interface MallLog {
  write: WriteLog;
  /** One line for each answer; undefined where nobody collects them. */
  served: ((answer: Served) => void) | undefined;
}

/**
 * @param options.format `text`: sentences, and no line for each answer; `json`: everything
 * @param options.level what is written down of `json`, pino's names
 * @param options.to receives the lines; the standard output when left out
 */
export function openLog(options: {
  format: 'text' | 'json';
  level: string;
  to?: (line: string) => void;
}): MallLog {
  const { to } = options;
  if (options.format === 'text') {
    const say = to ?? ((line: string) => console.log(line));
    return { write: (line) => say(line), served: undefined };
  }
  const log = pino(
    {
      level: options.level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
      mixin: () => {
        const span = trace.getActiveSpan()?.spanContext();
        return span ? { traceId: span.traceId } : {};
      },
    },
    to ? { write: (line: string) => to(line.trimEnd()) } : pino.destination({ sync: true }),
  );
  return {
    // Failures are scrubbed already, with what an ordinary sentence may hold apart.
    write: (line, failure) => (failure ? log.error(failure, 'failed') : log.info(scrub(line))),
    served: (answer) => log.info(answer, 'served'),
  };
}
