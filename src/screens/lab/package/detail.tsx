// One package: its components with their shares of the price, changed and ended.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { labPriceProtocol as P, type PackageDetail } from '#mall/lab-price/lab-price.protocol.ts';
import { PackageForm } from '#mall/lab-price/parts/package-form.tsx';
import { priceWords as W } from '#mall/lab-price/parts/price-words.ts';
import { packageStatus } from '#mall/lab-price/price-status.ts';
import { labWords } from '../lab-words.ts';

const screen = detail({
  words: W,
  load: ({ request }) =>
    call(P.packageDetail, { packageId: new URL(request.url).searchParams.get('packageId') || '0' }),
  backTo: '/lab/package/list',
  backLabel: (say) => say.backToList,
  console: (language) => labWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.packageId} ${one.hash} ${one.state}`,
  page(one, say, language) {
    const { packageId, hash, state } = one;
    const { sure, opens } = actionMaker(say);
    return {
      title: one.name,
      subtitle: one.code,
      state: { tone: packageStatus[state].tone ?? 'neutral', name: packageStatus[state][language] },
      notices: one.parts.map(({ capNo, hint }) => hint && `${capNo} ${hint}`),
      main: [
        block.facts(say.packages, [
          { label: say.price, value: `${showAmount(one.price)} / ${one.unit}` },
          { label: say.alone, value: showAmount(one.alone) },
          { label: say.holds, value: `${one.fromDate} – ${one.toDate || say.open}` },
          { label: say.nameEn, value: one.nameEn },
          { label: say.noteZh, value: one.noteZh || say.none },
          { label: say.noteEn, value: one.noteEn || say.none },
        ]),
        block.actions(),
        block.custom(say.components, <Components one={one} />, { flush: true }),
        block.steps(say.history, one.log),
      ],
      actions: {
        change: opens('change', 'outline', ({ close, through }) => (
          <PackageForm one={one} onClose={close} onDone={() => through()} />
        )),
        end: sure('end', 'danger', () => call(P.endPackage, { packageId, hash })),
      },
    };
  },
});

function Components({ one: { parts } }: { one: PackageDetail }) {
  const say = useWords(W);
  return (
    <Table label={say.components} dense head={[say.capNo, say.item, say.qty, say.listShare, say.share]}>
      {parts.map(({ seq, capNo, item, qty, listShare, share }) => (
        <tr key={seq}>
          <Td className="num w-24">{capNo}</Td>
          <Td className="wrap-anywhere">{item}</Td>
          <Td className="num">{qty}</Td>
          <Td className="num">{showAmount(listShare)}</Td>
          <Td className="num">{showAmount(share)}</Td>
        </tr>
      ))}
    </Table>
  );
}

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;
