// How messages leave the mall: one small interface a channel; providers are written against them.

interface Sender {
  /** False when nothing is set up: nothing can be sent then, and visitors are told so. */
  readonly isReady: boolean;
  /** Where a visitor can read what was not really sent; undefined when messages do leave the mall. */
  readonly outboxUrl?: string;
}

/**
 * What goes to a mobile. Providers in mainland China send templates that they have approved, filled with values;
 * `text` is what the outbox shows.
 */
export interface Sms {
  to: string;
  text: string;
  /**
   * `code`: a verification code, value `code`. `notice`: a site message has come, value `title`.
   * `invite`: an employee's new account, values `account` and `password`.
   */
  template: 'code' | 'notice' | 'invite';
  values: Readonly<Record<string, string>>;
}

export interface SmsSender extends Sender {
  /** @throws Refusal for the visitor when nothing is set up or the provider fails; the reason is in the log by then */
  send(sms: Sms): Promise<void>;
}

interface Email {
  to: string;
  subject: string;
  text: string;
  files?: readonly { name: string; mimeType: string; bytes: Uint8Array }[];
}

export interface EmailSender extends Sender {
  /** @throws Refusal as above */
  send(email: Email): Promise<void>;
}

export interface Senders {
  readonly smsSender: SmsSender;
  readonly emailSender: EmailSender;
}
