// A text of which a part is shown, and the whole on request.
import { useState } from 'react';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';

/** @param hint that each look is recorded */
export function HiddenText(props: {
  masked: string;
  label: string;
  hint: string;
  reveal: () => Promise<string>;
}) {
  const [whole, setWhole] = useState<string>();
  const { error, run } = useAct({ says: 'here' });
  if (whole) return whole;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      {props.masked}
      <Button
        variant="link"
        size="sm"
        title={props.hint}
        onClick={() => void run(async () => setWhole(await props.reveal()))}
      >
        {props.label}
      </Button>
      {error ? <span className="text-12 text-refused">{error}</span> : null}
    </span>
  );
}
