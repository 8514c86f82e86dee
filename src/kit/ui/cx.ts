// Joins the class names of an element, leaving out those that do not apply.

/** The truthy parts joined by a space. Later classes do not override earlier ones: pass only what does not clash. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  let joined = '';
  for (const part of parts) if (part) joined = joined ? `${joined} ${part}` : part;
  return joined;
}
