// The outbox that stands in for real senders while developing.
import type { Workshop } from '#kit/db/work.ts';
import { messageErrors } from './message.errors.ts';
import type { EmailSender, SmsSender } from './senders.ts';

const OUTBOX_URL = '/dev/outbox';

/** Writes what would have been sent to the outbox page and to the server's log. Only while developing. */
export function outboxSmsSender(workshop: Workshop, log: (line: string) => void): SmsSender {
  return {
    isReady: true,
    outboxUrl: OUTBOX_URL,
    async send({ to, text }) {
      await keep(workshop, ['sms', to, null, text]);
      log(`SMS to ${to}: ${text}`);
    },
  };
}

/** The same for e-mail. */
export function outboxEmailSender(workshop: Workshop, log: (line: string) => void): EmailSender {
  return {
    isReady: true,
    outboxUrl: OUTBOX_URL,
    async send({ to, subject, text: written, files = [] }) {
      const text = [written, ...files.map(({ name }) => `[${name}]`)].join('\n');
      await keep(workshop, ['email', to, subject, text]);
      log(`E-mail to ${to}: ${subject}\n${text}`);
    },
  };
}

function keep(workshop: Workshop, message: readonly unknown[]) {
  return workshop.reading('zh', (work) =>
    work.query(
      'INSERT INTO outbox_message (channel, recipient, subject, body, created_at) VALUES ($1, $2, $3, $4, $5)',
      [...message, work.now],
    ),
  );
}

/** In production without a provider: refuses with a sentence that tells the visitor what to do. Codes never reach a log there. */
export const noSmsSender: SmsSender = {
  isReady: false,
  send: () => Promise.reject(messageErrors.noSender()),
};

export const noEmailSender: EmailSender = {
  isReady: false,
  send: () => Promise.reject(messageErrors.noEmailSender()),
};
