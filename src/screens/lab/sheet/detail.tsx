// One version of a data sheet: its definition, a trial, what differs from the version before, and its way to being published.
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { DifferenceTable } from '#kit/detail/versions.tsx';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { datasheetProtocol as P, type SheetDetail } from '#mall/datasheet/datasheet.protocol.ts';
import { datasheetWords } from '#mall/datasheet/parts/datasheet-words.ts';
import { DefinitionEditor } from '#mall/datasheet/parts/definition-editor.tsx';
import { SheetVersions } from '#mall/datasheet/parts/sheet-versions.tsx';
import { sheetKinds, sheetStatus } from '#mall/datasheet/sheet-status.ts';

const screen = detail({
  words: datasheetWords,
  load: ({ request }) =>
    call(P.detail, { definitionId: new URL(request.url).searchParams.get('definitionId') || '0' }),
  backTo: '/lab/sheet/list',
  backLabel: (say) => say.backToList,
  console: (language) => datasheetWords.sheets[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.definitionId} ${one.version}`,
  page(one, say, language) {
    const { definitionId, version, state } = one;
    const seen = { definitionId, version };
    const { sure, because } = actionMaker(say);
    return {
      title: one.name,
      subtitle: `${one.sheetKey} · ${say.versionOf(one.versionNo)}`,
      state: { tone: sheetStatus[state].tone ?? 'neutral', name: sheetStatus[state][language] },
      main: [
        block.facts(say.facts, [
          { label: say.kind, value: sheetKinds[one.kind][language] },
          { label: say.capabilities, value: say.capabilityCount(one.capabilities) },
          { label: say.author, value: one.author },
          { label: say.approver, value: one.approver || '—' },
          { label: say.hash, value: one.hash.slice(0, 16) },
        ]),
        block.actions(),
        block.custom(say.versions, <SheetVersions one={one} />),
        block.custom(state === 'DRAFT' ? say.definitionAndTrial : say.trial, <Definition one={one} />),
        ...(one.versionNo > 1
          ? [
              block.custom(
                say.differences,
                <DifferenceTable
                  place={say.place}
                  changes={one.changes.map(({ path: at, before, after }) => ({ at, before, after }))}
                />,
              ),
            ]
          : []),
        block.steps(say.history, one.log),
      ],
      actions: {
        submit: sure('submit', 'primary', () => call(P.submit, seen)),
        publish: sure('publish', 'primary', () => call(P.publish, seen)),
        sendBack: because('sendBack', 'outline', (reason) => call(P.sendBack, { ...seen, reason })),
        withdraw: sure('withdraw', 'outline', () => call(P.withdraw, seen)),
        drop: sure('drop', 'danger', () => call(P.drop, seen)),
        retire: sure('retire', 'danger', () => call(P.retire, seen)),
      },
    };
  },
});

/** It can be written as long as it is a draft. */
function Definition({ one }: { one: SheetDetail }) {
  const say = useWords(datasheetWords);
  const act = useAct({ done: say.saved, rereads: true });
  const { definitionId, version, written } = one;
  const first = { written, checked: one };
  if (!one.allowedActions.includes('change')) return <DefinitionEditor first={first} />;
  return (
    <DefinitionEditor
      first={first}
      isBusy={act.busy}
      actions={({ written: now, isChanged, undo }) => (
        <>
          {isChanged ? (
            <Button size="sm" variant="ghost" onClick={undo}>
              {say.undo}
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="primary"
            disabled={!isChanged}
            busy={act.busy}
            onClick={() => void act.run(() => call(P.change, { definitionId, version, written: now }))}
          >
            {say.save}
          </Button>
        </>
      )}
    />
  );
}

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;
