// Where something stands in the text of a JSON document, so that a fault can be shown at its place.

/**
 * @param text JSON that can be parsed
 * @param path `tables[0].columns[2].expr`; where the last piece is not there, its nearest holder
 * @returns from the first sign of the value to behind its last
 */
export function placeInJson(text: string, path: string): { from: number; to: number } {
  const scan = new Scan(text);
  let found = scan.value();
  for (const piece of path.match(/[^.[\]]+/g) ?? []) {
    const inner = found.parts.get(piece);
    if (!inner) break;
    found = inner;
  }
  return { from: found.from, to: found.to };
}

interface Place {
  from: number;
  to: number;
  parts: Map<string, Place>;
}

class Scan {
  readonly text: string;
  at = 0;
  constructor(text: string) {
    this.text = text;
  }

  #skip(signs: RegExp): void {
    while (this.at < this.text.length && signs.test(this.text[this.at] ?? '')) this.at++;
  }

  #string(): string {
    const from = this.at++;
    while (this.at < this.text.length && this.text[this.at] !== '"')
      this.at += this.text[this.at] === '\\' ? 2 : 1;
    this.at++;
    return this.text.slice(from + 1, this.at - 1);
  }

  value(): Place {
    this.#skip(/\s/);
    const place: Place = { from: this.at, to: this.at, parts: new Map() };
    const first = this.text[this.at];
    if (first === '"') this.#string();
    else if (first === '{' || first === '[') this.#within(place, first === '{');
    else this.#skip(/[^\s,\]}]/);
    place.to = this.at;
    return place;
  }

  #within({ parts }: Place, isObject: boolean): void {
    this.at++;
    for (let count = 0; this.at < this.text.length; count++) {
      this.#skip(/[\s,]/);
      if (/[\]}]/.test(this.text[this.at] ?? ']')) break;
      const name = isObject ? this.#string() : String(count);
      this.#skip(/[\s:]/);
      parts.set(name, this.value());
    }
    this.at++;
  }
}
