// What stands above both lists of the laboratory: numbers that were replaced, the part that was asked for, what the institute says.
import { Link } from 'react-router';
import { useWords } from '#kit/words/use-words.ts';
import { abilityWords } from '#mall/ability/parts/ability-words.ts';

interface Said {
  replaced: readonly { number: string; replacedBy: string }[];
  partNo?: string;
  note: string;
}

export function LabListAbove({ replaced, partNo, note }: Said) {
  const say = useWords(abilityWords);
  return (
    <div className="mb-3 space-y-1 text-13">
      {replaced.map(({ number, replacedBy }) => (
        <p key={number} role="status" className="rounded-control bg-page px-3 py-2">
          {say.replaced(number, replacedBy)}
        </p>
      ))}
      {partNo ? (
        <p role="status" className="rounded-control bg-page px-3 py-2">
          {say.forPart(partNo)}　
          <Link to="/goods/ability" className="text-brand hover:underline">
            {say.all}
          </Link>
        </p>
      ) : null}
      {note ? <p className="text-12 text-hint">{note}</p> : null}
    </div>
  );
}
