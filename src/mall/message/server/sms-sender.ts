// How an SMS leaves the mall: one small interface, and the outbox that stands in for a real sender while developing.
import type { Workshop } from '#kit/db/work.ts';
import { messageErrors } from './message.errors.ts';

/** A provider of SMS. A real one is written against this and handed in by the composition root. */
export interface SmsSender {
  /** Where a visitor can read what was not really sent; undefined when messages do leave the mall. */
  readonly outboxUrl?: string;
  /** @throws Refusal when no provider is set up; any other error when sending failed */
  send(mobile: string, text: string): Promise<void>;
}

/**
 * While developing: writes what would have been sent to the outbox page and to the server's log.
 * In production it refuses instead, with a sentence that tells the visitor what to do: codes never reach a log there.
 */
export function outboxSmsSender(
  workshop: Workshop,
  isProduction: boolean,
  log: (line: string) => void,
): SmsSender {
  return {
    outboxUrl: isProduction ? undefined : '/dev/outbox',
    async send(mobile, text) {
      if (isProduction) throw messageErrors.noSender();
      await workshop.reading('zh', (work) =>
        work.query(
          'INSERT INTO outbox_message (channel, recipient, body, created_at) VALUES ($1, $2, $3, $4)',
          ['sms', mobile, text, work.now],
        ),
      );
      log(`SMS to ${mobile}: ${text}`);
    },
  };
}
