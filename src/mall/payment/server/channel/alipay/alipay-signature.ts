// Alipay's RSA2 signatures: over sorted fields when the mall asks and when it is told, over the bytes of one node when it is answered.
import { type KeyObject, sign, verify } from 'node:crypto';

type Fields = Readonly<Record<string, string>>;

/** What is signed: `name=value` of every field with a value, in the order of the names, joined by `&`. */
const inOrder = (fields: Fields): string =>
  Object.keys(fields)
    .filter((name) => fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/** A request's fields with their `sign`. */
export const signed = <F extends Fields>(fields: F, privateKey: KeyObject): F & { sign: string } => ({
  ...fields,
  sign: sign('RSA-SHA256', Buffer.from(inOrder(fields)), privateKey).toString('base64'),
});

/** Whether a notice's fields, without `sign` and `sign_type`, are what Alipay has signed. */
export function isAlipays(fields: Fields, publicKey: KeyObject): boolean {
  const { sign: signature = '', sign_type: kind, ...rest } = fields;
  if (kind !== 'RSA2' || !signature) return false;
  return verify('RSA-SHA256', Buffer.from(inOrder(rest)), publicKey, Buffer.from(signature, 'base64'));
}

/**
 * The node of an answer as text, exactly as it was sent and signed; undefined unless the signature beside it is Alipay's.
 * @param name `alipay_trade_query_response`
 */
export function trustedNode(body: string, name: string, publicKey: KeyObject): string | undefined {
  const node = nodeOf(body, name);
  const signature = /"sign"\s*:\s*"([A-Za-z0-9+/=]+)"/.exec(node ? body.replace(node, '') : '')?.[1];
  if (!node || !signature) return undefined;
  const isRight = verify('RSA-SHA256', Buffer.from(node), publicKey, Buffer.from(signature, 'base64'));
  return isRight ? node : undefined;
}

/** From the brace behind the name to the one that ends it; braces within strings do not count. */
function nodeOf(body: string, name: string): string | undefined {
  const begins = new RegExp(`^\\s*\\{(?:\\s*"sign"\\s*:\\s*"[^"]*"\\s*,)?\\s*"${name}"\\s*:\\s*(?=\\{)`).exec(
    body,
  );
  if (!begins) return undefined;
  const from = begins[0].length;
  let depth = 0;
  let isText = false;
  for (let at = from; at < body.length; at++) {
    const sign = body[at];
    if (isText) {
      if (sign === '\\') at++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return body.slice(from, at + 1);
  }
  return undefined;
}
