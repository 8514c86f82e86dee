// What differs between two versions of a project's bill of materials.

export interface ComparedLine {
  partId: number | null;
  partNo: string;
  brandName: string;
  designators: string;
  qty: number;
  note: string;
}

interface ChangedLine<L> {
  from: L;
  to: L;
  /** Which of its fields differ. */
  fields: ('part' | 'qty' | 'designators' | 'note')[];
}

export interface BomDifference<L> {
  added: L[];
  removed: L[];
  changed: ChangedLine<L>[];
}

const partOf = (line: ComparedLine) =>
  line.partId === null
    ? `?${line.partNo.toUpperCase()}|${line.brandName.toUpperCase()}`
    : String(line.partId);

/**
 * Lines are the same when they share part and designators; what is left is paired by designators (another part, same
 * place), then by part (same part, other places). A pair that differs is changed, the rest is added or removed.
 */
export function differenceOf<L extends ComparedLine>(from: readonly L[], to: readonly L[]): BomDifference<L> {
  const changed: ChangedLine<L>[] = [];
  let before = [...from];
  let after = [...to];
  const keys: ((line: L) => string | null)[] = [
    (line) => `${partOf(line)} @ ${line.designators}`,
    (line) => (line.designators === '' ? null : line.designators),
    (line) => partOf(line),
  ];
  for (const keyOf of keys) {
    const waiting = new Map<string, L[]>();
    for (const line of before) {
      const key = keyOf(line);
      if (key !== null) waiting.set(key, [...(waiting.get(key) ?? []), line]);
    }
    const paired = new Set<L>();
    for (const line of after) {
      const key = keyOf(line);
      const match = key === null ? undefined : waiting.get(key)?.shift();
      if (!match) continue;
      paired.add(match);
      paired.add(line);
      const fields = fieldsOf(match, line);
      if (fields.length > 0) changed.push({ from: match, to: line, fields });
    }
    before = before.filter((line) => !paired.has(line));
    after = after.filter((line) => !paired.has(line));
  }
  return { added: after, removed: before, changed };
}

function fieldsOf(from: ComparedLine, to: ComparedLine): ChangedLine<ComparedLine>['fields'] {
  const fields: ChangedLine<ComparedLine>['fields'] = [];
  if (partOf(from) !== partOf(to)) fields.push('part');
  if (from.qty !== to.qty) fields.push('qty');
  if (from.designators !== to.designators) fields.push('designators');
  if (from.note !== to.note) fields.push('note');
  return fields;
}
