// Finds out which words of a clause went and which came, so that the other side reads only what is different.

export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** A Latin word, a figure with its decimals, spaces, or one sign: Chinese is compared sign by sign. */
const TOKENS = /[A-Za-z\u00c0-\u024f'’]+|\d+(?:[.,]\d+)*%?|\s+|[\s\S]/gu;

/** Above this many comparisons the middle is shown as replaced in one piece. */
const MOST_COMPARISONS = 4_000_000;

/**
 * The pieces in reading order; what is `same` or `removed` makes up `before`, what is `same` or `added` makes up `after`.
 * As few signs as possible are marked (longest common subsequence), but a sign or two that both texts happen to share in
 * the middle of other words are not left standing alone: nobody could read that.
 */
export function wordDifference(before: string, after: string): Piece[] {
  const old = before.match(TOKENS) ?? [];
  const new_ = after.match(TOKENS) ?? [];
  let head = 0;
  while (head < old.length && head < new_.length && old[head] === new_[head]) head++;
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < new_.length - head &&
    old[old.length - 1 - tail] === new_[new_.length - 1 - tail]
  )
    tail++;
  const pieces: Piece[] = [];
  const put = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  put('same', old.slice(0, head).join(''));
  for (const { kind, text } of compare(
    old.slice(head, old.length - tail),
    new_.slice(head, new_.length - tail),
  ))
    put(kind, text);
  put('same', old.slice(old.length - tail).join(''));
  return joinOverIslands(pieces);
}

/** Chosen: at most this many signs, between changes of twice their number each. */
const ISLAND = 2;

function joinOverIslands(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed });
    if (added) joined.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  pieces.forEach(({ kind, text }, at) => {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (
      text.length <= ISLAND &&
      removed.length + added.length >= 2 * text.length &&
      changedAfter(pieces, at) >= 2 * text.length
    ) {
      removed += text;
      added += text;
    } else {
      flush();
      joined.push({ kind, text });
    }
  });
  flush();
  return joined;
}

/** Signs that differ right behind a piece. */
function changedAfter(pieces: readonly Piece[], at: number): number {
  let signs = 0;
  for (let i = at + 1; i < pieces.length && pieces[i]!.kind !== 'same'; i++) signs += pieces[i]!.text.length;
  return signs;
}

function compare(old: readonly string[], new_: readonly string[]): Piece[] {
  const wide = new_.length + 1;
  if (old.length === 0 || new_.length === 0 || old.length * new_.length > MOST_COMPARISONS)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: new_.join('') },
    ];
  // The length of the longest common rest, from each place on.
  const rest = new Uint32Array((old.length + 1) * wide);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = new_.length - 1; j >= 0; j--)
      rest[i * wide + j] =
        old[i] === new_[j]
          ? rest[(i + 1) * wide + j + 1]! + 1
          : Math.max(rest[(i + 1) * wide + j]!, rest[i * wide + j + 1]!);
  const pieces: Piece[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    pieces.push({ kind: 'removed', text: removed }, { kind: 'added', text: added });
    removed = '';
    added = '';
  };
  let i = 0;
  let j = 0;
  while (i < old.length || j < new_.length) {
    if (i < old.length && j < new_.length && old[i] === new_[j]) {
      flush();
      pieces.push({ kind: 'same', text: old[i]! });
      i++;
      j++;
    } else if (j >= new_.length || (i < old.length && rest[(i + 1) * wide + j]! >= rest[i * wide + j + 1]!)) {
      removed += old[i++]!;
    } else added += new_[j++]!;
  }
  flush();
  return pieces;
}
