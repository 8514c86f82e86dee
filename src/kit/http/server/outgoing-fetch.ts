// Calls to addresses that people have typed in: by https, to public addresses only, without following anywhere, and with an end (against SSRF).
import { lookup as resolve } from 'node:dns';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are nobody's public server (IANA's special-purpose registries). */
const notPublic = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, bits, 'ipv4');
/** Of IPv6 only global unicast is public, and of that not what carries an IPv4 address inside. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(net, bits, 'ipv6');

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, 'ipv4');
  return version === 6 && globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** An address that must not be called. */
export class AddressRefused extends Error {
  constructor(why: string) {
    super(`not called: ${why}`);
    this.name = 'AddressRefused';
  }
}

export interface OutgoingCall {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array | null;
  signal?: AbortSignal;
}

const MOST_BYTES = 1024 * 1024; // chosen: larger than any key set or answer

/** The name is looked up once, and what is connected to is what was looked at: it cannot turn into another address in between. */
const publicLookup: LookupFunction = (hostname, options, answer) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, '', 4);
    const hidden = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (hidden || !first) return answer(new AddressRefused(`${hostname} is not public`), '', 4);
    if (options.all) return answer(null, addresses);
    answer(null, first.address, first.family);
  });
};

/**
 * Like `fetch`, for addresses that somebody else has chosen. Redirects are answers.
 * @throws AddressRefused for anything but https to a public address; Error when nothing answers, or too much
 */
export async function fetchPublic(address: string, call: OutgoingCall = {}): Promise<Response> {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') throw new AddressRefused('no https address');
  if (url.username || url.password) throw new AddressRefused('a name or password in the address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw new AddressRefused(`${host} is not public`);
  const { method = 'GET', headers = {}, body, signal } = call;
  return new Promise((done, fail) => {
    const request = httpsRequest(url, { method, headers, signal, lookup: publicLookup, agent: false });
    request.on('error', fail);
    request.on('response', (reply) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      reply.on('error', fail);
      reply.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > MOST_BYTES) return void request.destroy(new Error('the answer is too large'));
        parts.push(part);
      });
      reply.on('end', () => {
        const status = reply.statusCode ?? 500;
        const given = new Headers();
        for (const [name, value] of Object.entries(reply.headers))
          if (value !== undefined) given.set(name, String(value));
        const isEmpty = status === 204 || status === 205 || status === 304;
        done(new Response(isEmpty ? null : Buffer.concat(parts), { status, headers: given }));
      });
    });
    request.end(body ?? undefined);
  });
}
