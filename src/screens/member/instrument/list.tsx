// The ledger of instruments, and how one is entered.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { saveBlob } from '#kit/browser/save-blob.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { instrumentProtocol } from '#mall/instrument/instrument.protocol.ts';
import { instrumentList } from '#mall/instrument/instrument-list.ts';
import { InstrumentForm } from '#mall/instrument/parts/instrument-form.tsx';
import { instrumentWords } from '#mall/instrument/parts/instrument-words.ts';
import { useMay } from '#mall/login/parts/use-may.ts';

export const instruments = dressed(instrumentList, {
  head: ({ reply }) => (
    <>
      {reply.pagination.total > 0 ? <DueCalendar /> : null}
      <Enter />
    </>
  ),
  none: Enter,
});

function DueCalendar() {
  const say = useWords(instrumentWords);
  const act = useAct();
  const save = () =>
    act.run(async () => {
      const { fileName, text } = await call(instrumentProtocol.calendar, {});
      saveBlob(new Blob([text], { type: 'text/calendar' }), fileName);
    });
  return (
    <Button busy={act.busy} onClick={() => void save()}>
      {say.calendar}
    </Button>
  );
}

function Enter() {
  const say = useWords(instrumentWords);
  const navigate = useNavigate();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('instrument.write')) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {say.add}
      </Button>
      {isOpen ? (
        <InstrumentForm
          onClose={() => setOpen(false)}
          onDone={(instrumentId) => void navigate(`/member/instrument/detail?instrumentId=${instrumentId}`)}
        />
      ) : null}
    </>
  );
}
