// Where baskets may be returned to: host names as a connection lists them.

/** As it is compared: small letters, with the port where it is not the usual one; undefined for what is no host. */
export function hostOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/[/?#@\\\s]/.test(text)) return undefined;
  const url = URL.parse(`https://${text}`);
  return url?.hostname ? url.host : undefined;
}

/**
 * The address, when a basket may be sent there.
 * @param allowsHttp outside of production
 */
export function returnAddress(typed: string, hosts: readonly string[], allowsHttp: boolean): URL | undefined {
  const url = URL.parse(typed);
  if (!url || url.username || url.password) return undefined;
  if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:')) return undefined;
  return hosts.includes(url.host) ? url : undefined;
}
