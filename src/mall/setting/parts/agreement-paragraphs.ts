// How the body of an agreement falls into paragraphs.

/** Takes a body apart; a head is "一、总则。" or "1. General." at a paragraph's beginning. */
export function paragraphsOf(body: string): { key: string; head: string; text: string }[] {
  return body
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text, index) => {
      const head = /^(?:[一二三四五六七八九十]+、[^。]{1,20}。|\d+\. [^.]{1,40}\.)/.exec(text)?.[0] ?? '';
      return { key: String(index), head, text: text.slice(head.length) };
    });
}
