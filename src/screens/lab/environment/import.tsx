// A logger's sheet of a room comes in.
import { useLoaderData, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { environmentProtocol as P } from '#mall/equipment/environment.protocol.ts';
import { EnvironmentImport } from '#mall/equipment/parts/environment-import.tsx';
import { equipmentWords } from '#mall/equipment/parts/equipment-words.ts';
import { labWords } from '../lab-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export const clientLoader = () => call(P.rooms, {});

export default function ImportReadings() {
  const say = useWords(equipmentWords);
  const sayLab = useWords(labWords);
  const places = useLoaderData<typeof clientLoader>();
  const [query] = useSearchParams();
  return (
    <>
      <ConsoleHead title={say.import} tab={`${say.import} · ${sayLab.console}`}>
        <Button to="/lab/environment">{say.toCurves}</Button>
      </ConsoleHead>
      <EnvironmentImport {...places} at={{ siteId: query.get('siteId'), room: query.get('room') }} />
    </>
  );
}
