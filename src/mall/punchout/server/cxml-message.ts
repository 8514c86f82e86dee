// cXML as the mall reads and writes it: who sends, with which secret, what he asks; and answers, messages, statuses.
import { randomBytes } from 'node:crypto';
import { whyUnavailable } from '#kit/db/failure.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { Language } from '#kit/words/text.ts';
import { escapeMarkup } from '../markup.ts';
import { punchoutErrors } from './punchout.errors.ts';
import { all, at, attribute, readXml, textAt, type XmlNode } from './read-xml.ts';
import type { Party } from './visit.ts';

const DTD = 'http://xml.cxml.org/schemas/cXML/1.2.060/cXML.dtd';

/** A request, with who has sent it. */
export interface CxmlRequest {
  from: Party;
  to: Party;
  sender: { identity: string; secret: string };
  /** The element of that name within Request. */
  asked: XmlNode;
}

function partyOf(node: XmlNode | undefined): Party {
  const credential = at(node, 'Credential');
  return { domain: attribute(credential, 'domain'), identity: textAt(credential, 'Identity') };
}

/** @throws punchoutErrors.unreadable, hasDtd, incomplete, notServed for a request of another kind */
export function readRequest(bytes: Buffer, kind: string): CxmlRequest {
  const root = readXml(bytes, 'cXML');
  const header = at(root, 'Header');
  const credential = all(at(header, 'Sender'), 'Credential').find(
    (one) => textAt(one, 'SharedSecret') !== '',
  );
  if (!header || !credential) throw punchoutErrors.incomplete({ name: 'Sender/Credential/SharedSecret' });
  const request = at(root, 'Request');
  const asked = at(request, kind);
  if (asked === undefined) {
    const other = Object.keys(typeof request === 'object' ? request : {}).find((name) => /^\w+$/.test(name));
    throw other
      ? punchoutErrors.notServed({ name: other.slice(0, 60) })
      : punchoutErrors.incomplete({ name: `Request/${kind}` });
  }
  return {
    from: partyOf(at(header, 'From')),
    to: partyOf(at(header, 'To')),
    sender: { identity: textAt(credential, 'Identity'), secret: textAt(credential, 'SharedSecret') },
    asked,
  };
}

const document = (host: string, now: Date, language: Language, inside: string): string => {
  const payloadId = `${now.getTime()}.${randomBytes(8).toString('hex')}@${host}`;
  return `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE cXML SYSTEM "${DTD}"><cXML payloadID="${escapeMarkup(payloadId)}" timestamp="${now.toISOString()}" xml:lang="${language}">${inside}</cXML>`;
};

/** Where, when and in which language something is written. */
export interface Pen {
  host: string;
  now: Date;
  language: Language;
}

export interface Status {
  code: number;
  text: string;
  /** In a sentence. */
  said: string;
}

const TEXTS: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  406: 'Not Acceptable',
  409: 'Conflict',
  450: 'Not Implemented',
  500: 'Internal Server Error',
  560: 'Temporary server error',
};

/** cXML 1.2, appendix on status codes; what is not here is 409 where the mall's rules forbid it. */
const CODES: Readonly<Record<string, number>> = {
  'punchout.unreadable': 406,
  'punchout.hasDtd': 400,
  'punchout.incomplete': 400,
  'punchout.wrongSecret': 401,
  'punchout.foreignHost': 403,
  'punchout.notServed': 450,
  'http.tooLarge': 400,
  'http.badInput': 400,
  'http.tooMany': 560,
};

export const done = (said = ''): Status => ({ code: 200, text: 'OK', said });

/** What an error is to a system; 500 for what nobody has foreseen. */
export function statusOf(error: unknown, language: Language): Status {
  const named = (code: number, said: string): Status => ({ code, text: TEXTS[code] ?? '', said });
  if (whyUnavailable(error)) return named(560, '');
  if (!(error instanceof Refusal)) return named(500, '');
  const usual = error.state === State.notAllowed ? 403 : 409;
  return named(CODES[error.code] ?? usual, error.text[language]);
}

/** An answer to a request. @param inside what comes after its status */
export const answer = ({ host, now, language }: Pen, { code, text, said }: Status, inside = ''): string =>
  document(
    host,
    now,
    language,
    `<Response><Status code="${code}" text="${escapeMarkup(text)}" xml:lang="${language}">${escapeMarkup(said)}</Status>${inside}</Response>`,
  );

const party = ({ domain, identity }: Party): string =>
  `<Credential domain="${escapeMarkup(domain)}"><Identity>${escapeMarkup(identity)}</Identity></Credential>`;

/** A message from one to another. */
export const message = (
  { host, now, language }: Pen,
  of: { from: Party; to: Party },
  inside: string,
): string =>
  document(
    host,
    now,
    language,
    `<Header><From>${party(of.from)}</From><To>${party(of.to)}</To><Sender>${party(of.from)}<UserAgent>Yuancai</UserAgent></Sender></Header><Message>${inside}</Message>`,
  );
