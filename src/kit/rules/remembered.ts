// A pure function of a text that is asked the same over and over: what it said once, it says again without thinking.

const MOST = 20_000; // chosen: some MB; the texts of a catalogue repeat

/** The same function with a memory that is emptied when it is full. */
export function remembered<Said>(think: (text: string) => Said): (text: string) => Said {
  const known = new Map<string, Said>();
  return (text) => {
    if (known.has(text)) return known.get(text) as Said;
    const said = think(text);
    if (known.size >= MOST) known.clear();
    known.set(text, said);
    return said;
  };
}
