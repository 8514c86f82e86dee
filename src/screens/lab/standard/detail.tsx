// One standard: what it replaces, what is by it, and its way into force and out of it.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { standardStatus } from '#mall/ability/standard-status.ts';
import { catalogWords as W } from '#mall/lab-catalog/parts/catalog-words.ts';
import { STANDARD_FIELDS } from '#mall/lab-catalog/parts/standard-fields.ts';
import { versionAt } from '#mall/lab-catalog/parts/version-parts.tsx';
import { standardProtocol as P, type StandardDetail } from '#mall/lab-catalog/standard.protocol.ts';
import { labWords } from '../lab-words.ts';

const screen = detail({
  words: W,
  load: ({ request }) =>
    call(P.detail, { standardId: new URL(request.url).searchParams.get('standardId') || '0' }),
  backTo: '/lab/standard/list',
  backLabel: (say) => say.backToList,
  console: (language) => labWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.standardId} ${one.version}`,
  page(one, say, language) {
    const { standardId, version, state } = one;
    const seen = { standardId, version };
    const { sure, because, opens } = actionMaker(say);
    const replaces = one.replaces.map(({ number }) => number);
    return {
      title: one.number,
      subtitle: one.title,
      state: { tone: standardStatus[state].tone ?? 'neutral', name: standardStatus[state][language] },
      main: [
        block.facts(say.standards, [
          { label: say.titleZh, value: one.titleZh || say.none },
          { label: say.titleEn, value: one.titleEn || say.none },
          { label: say.replaces, value: replaces.join('；') || say.none },
          { label: say.replacedBy, value: one.replacedBy || say.none },
          { label: say.inForceFrom, value: one.inForceFrom || say.none },
          { label: say.supersededOn, value: one.supersededOn || say.none },
        ]),
        block.actions(),
        block.custom(state === 'DRAFT' ? say.affected : say.uses, <Uses uses={one.uses} />, { flush: true }),
        block.steps(say.history, one.log),
      ],
      actions: {
        change: opens(
          'change',
          'outline',
          formWindow(STANDARD_FIELDS, {
            title: say.change,
            initial: { titleZh: one.titleZh, titleEn: one.titleEn, replaces: replaces.join(';') },
            send: (said) => call(P.change, { ...seen, ...said }),
          }),
        ),
        enforce: sure('enforce', 'primary', () => call(P.enforce, seen)),
        withdraw: because('withdrawStandard', 'danger', (reason) => call(P.withdraw, { ...seen, reason })),
      },
    };
  },
});

function Uses({ uses }: Pick<StandardDetail, 'uses'>) {
  const say = useWords(W);
  if (uses.length === 0) return <p className="p-4 text-13 text-hint">{say.noUses}</p>;
  return (
    <div className="max-h-96 overflow-y-auto">
      <Table label={say.uses} dense head={[say.capNo, say.item, say.number, say.clause]}>
        {uses.map(({ versionId, capNo, item, standard, clause }) => (
          <tr key={capNo}>
            <Td className="num w-24">
              {versionId === null ? (
                capNo
              ) : (
                <Link to={versionAt(versionId)} className="text-brand hover:underline">
                  {capNo}
                </Link>
              )}
            </Td>
            <Td className="wrap-anywhere">{item}</Td>
            <Td className="wrap-anywhere">{standard}</Td>
            <Td className="wrap-anywhere">{clause}</Td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;
