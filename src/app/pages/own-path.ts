// Answers that send a browser on keep it in the mall.

/**
 * The path of a request as an address that cannot leave this site: two slashes at its beginning, of either kind,
 * would be somebody else's host.
 */
export function ownPath(requestUrl: string): string {
  return `/${requestUrl.replace(/^[/\\]+/, '')}`;
}
