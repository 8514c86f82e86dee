// The switch that makes designers' sample requests wait for their enterprise's word.

import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Switch } from '#kit/ui/switch.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { sampleProtocol } from '../sample.protocol.ts';
import { sampleWords } from './sample-words.ts';

/** Whoever may not change it reads how it stands. */
export function EndorsementSwitch({ isEndorsed }: { isEndorsed: boolean }) {
  const say = useWords(sampleWords);
  const may = useMay();
  const { run } = useAct({ rereads: true });
  const [wanted, setWanted] = useState<boolean>();
  const shown = wanted ?? isEndorsed;

  async function change(isOn: boolean) {
    setWanted(isOn);
    await run(() => call(sampleProtocol.setEndorsement, { isOn }), {
      done: isOn ? say.endorsementOn : say.endorsementOff,
    });
    setWanted(undefined);
  }

  return (
    <Switch
      checked={shown}
      disabled={wanted !== undefined || !may('ent.role')}
      onChange={(event) => void change(event.target.checked)}
    >
      {say.endorsement}
    </Switch>
  );
}
