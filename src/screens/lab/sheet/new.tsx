// A data sheet is begun: its definition, what is wrong with it, and a trial.
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { datasheetProtocol } from '#mall/datasheet/datasheet.protocol.ts';
import { FIRST_DEFINITION } from '#mall/datasheet/first-definition.ts';
import { datasheetWords } from '#mall/datasheet/parts/datasheet-words.ts';
import { DefinitionEditor } from '#mall/datasheet/parts/definition-editor.tsx';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export default function NewSheet() {
  const say = useWords(datasheetWords);
  const navigate = useNavigate();
  const act = useAct();
  const begin = (written: string) =>
    act.run(async (requestId) => {
      const { definitionId } = await call(datasheetProtocol.begin, { written, requestId });
      await navigate(`/lab/sheet/detail?definitionId=${definitionId}`);
    });
  return (
    <>
      <ConsoleHead title={say.newSheet} tab={`${say.newSheet} · ${say.sheets}`} />
      <Card>
        <DefinitionEditor
          first={{ written: FIRST_DEFINITION }}
          isBusy={act.busy}
          actions={({ written }) => (
            <>
              <Button to="/lab/sheet/list">{say.backToList}</Button>
              <Button variant="primary" busy={act.busy} onClick={() => void begin(written)}>
                {say.begin}
              </Button>
            </>
          )}
        />
      </Card>
    </>
  );
}
