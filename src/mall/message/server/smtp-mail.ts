// E-mail by SMTP: the mall's own relay or a provider's, encrypted unless it runs on this machine.
import { createTransport } from 'nodemailer';
import { PROVIDER_TIME } from './ask-provider.ts';
import { messageErrors } from './message.errors.ts';
import type { EmailSender } from './senders.ts';

export interface Smtp {
  /** `smtp://user:password@host:587` (STARTTLS), or `smtps://…:465`. */
  url: string;
  /** Who the e-mails are from: `元采 <no-reply@example.com>`. */
  from: string;
}

/** The mall's e-mail. `log` learns why the relay refused; never what was written. */
export function smtpEmailSender({ url, from }: Smtp, log: (error: unknown) => void): EmailSender {
  const relay = new URL(url);
  const isSecure = relay.protocol === 'smtps:';
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(relay.hostname);
  const transport = createTransport({
    host: relay.hostname.replace(/^\[|\]$/g, ''),
    port: relay.port ? Number(relay.port) : isSecure ? 465 : 587,
    secure: isSecure,
    // chosen: codes and passwords do not cross a network in the clear; a relay on this machine needs no certificate
    requireTLS: !isHere && !isSecure,
    tls: { rejectUnauthorized: !isHere },
    auth: relay.username
      ? { user: decodeURIComponent(relay.username), pass: decodeURIComponent(relay.password) }
      : undefined,
    dnsTimeout: PROVIDER_TIME,
    connectionTimeout: PROVIDER_TIME,
    greetingTimeout: PROVIDER_TIME,
    socketTimeout: PROVIDER_TIME,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isReady: true,
    async send({ to, subject, text, files = [] }) {
      const attachments = files.map(({ name, mimeType, bytes }) => ({
        ...{ filename: name, contentType: mimeType },
        content: Buffer.from(bytes),
      }));
      try {
        // An address as an object is never read as a list of several.
        await inTime(transport.sendMail({ from, to: { name: '', address: to }, subject, text, attachments }));
      } catch (error) {
        log(error);
        throw messageErrors.emailNotSent();
      }
    },
  };
}

/** Each phase of the conversation has its own limit; this is the one for all together. */
async function inTime(sending: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error('The mail relay did not answer in time')),
    PROVIDER_TIME,
  );
  try {
    await Promise.race([sending, late.promise]);
  } finally {
    clearTimeout(timer);
    sending.catch(() => undefined);
  }
}
