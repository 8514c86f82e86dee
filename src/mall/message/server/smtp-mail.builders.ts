// For tests: a mail relay on this machine that speaks SMTP, with STARTTLS and a login, and keeps what it receives.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Smtp } from './smtp-mail.ts';

export interface MailDouble {
  readonly received: { to: string[]; wasEncrypted: boolean; user: string; raw: string }[];
  /** It refuses every recipient with this sentence. */
  failWith: string | undefined;
  readonly smtp: Smtp;
  close(): Promise<void>;
}

/** @param options.password what the relay wants to hear; the mall says `relay secret` */
export async function openMailDouble({ password = 'relay secret' } = {}): Promise<MailDouble> {
  const received: MailDouble['received'] = [];
  const double: { failWith: string | undefined } = { failWith: undefined };
  const server = new SMTPServer({
    logger: false,
    authOptional: false,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth({ username, password: given }, _session, done) {
      if (username === 'mall' && given === password) done(null, { user: username });
      else done(new Error('Invalid username or password'));
    },
    onRcptTo(_address, _session, done) {
      done(double.failWith === undefined ? null : new Error(double.failWith));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          wasEncrypted: session.secure,
          user: String(session.user ?? ''),
          raw: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined); // conversations that a test breaks off
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(double, {
    received,
    smtp: {
      url: `smtp://mall:${encodeURIComponent('relay secret')}@127.0.0.1:${port}`,
      from: '元采 <no-reply@mall.example>',
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** The subject and the text of a received e-mail, decoded. */
export function readMail(raw: string): { subject: string; text: string } {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
  const header = (name: string) =>
    new RegExp(`^${name}: ((?:.|\\r?\\n[ \\t])*)`, 'im').exec(head)?.[1]?.replace(/\r?\n[ \t]/g, ' ') ?? '';
  const subject = header('Subject')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    );
  const body = rest.join('\n\n');
  const encoding = header('Content-Transfer-Encoding').toLowerCase();
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? quoted(body.replace(/=\r?\n/g, ''))
        : body;
  return { subject, text };
}

function quoted(text: string): string {
  return decodeURIComponent(text.replaceAll('%', '=25').replace(/=([0-9A-F]{2})/gi, '%$1'));
}
