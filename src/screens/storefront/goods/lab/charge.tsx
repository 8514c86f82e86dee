// What the institute charges, and a calculator over it.
import { useEffect } from 'react';
import { Link } from 'react-router';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { dressed, type RowOf } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { chargeList } from '#mall/ability/charge-list.ts';
import { collectOne } from '#mall/ability/parts/capability-tray.ts';
import { ChargeCalculator } from '#mall/ability/parts/charge-calculator.tsx';
import { chargeWords } from '#mall/ability/parts/charge-words.ts';
import { COLLECT_WIDTH, CollectButton } from '#mall/ability/parts/tray-buttons.tsx';
import { inBrowser, listHead, onServer, PublicList } from '../public-list.tsx';
import { LabListAbove } from './lab-list-above.tsx';

const charges = dressed(chargeList, {
  head: () => <ToDirectory />,
  above: ({ reply }) => (
    <>
      <CollectAsked capId={reply.capId} list={reply.list} />
      <ChargeCalculator />
      <LabListAbove {...reply} />
    </>
  ),
  cells: {
    unitPrice: ({ row }) => <Price unitPrice={row.unitPrice} unit={row.unit} />,
  },
  rowActions: ({ row }) => <CollectButton row={row} />,
  actionsWidth: COLLECT_WIDTH,
});

export const loader = onServer(charges);
export const clientLoader = inBrowser(charges);
export const meta = listHead(
  { zh: '检测与校准收费标准、费用试算', en: 'Charges of testing and calibration, with a calculator' },
  {
    zh: '元器件检测、可靠性试验、电磁兼容与计量校准的含税单价、单项最低、夹具费与加急价；在线试算费用明细和预计完成日期。',
    en: 'Prices of tests and calibrations with VAT, minimum, fixtures and urgency; a calculator says what a form costs, part by part, and when the report would be there.',
  },
);

/** The capability that the address names is in the calculator, and its prices alone stand below. */
function CollectAsked({ capId, list }: { capId: number | null; list: readonly RowOf<typeof chargeList>[] }) {
  const say = useWords(chargeWords);
  const asked = list.find((row) => row.capId === capId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address, not whenever the list is read again
  useEffect(() => {
    if (asked) collectOne(asked);
  }, [capId]);
  return capId === null ? null : (
    <p className="mb-3 text-13">
      <Link to="/goods/charge" className="text-brand hover:underline">
        {say.allCharges}
      </Link>
    </p>
  );
}

function ToDirectory() {
  const say = useWords(chargeWords);
  return (
    <Button size="sm" to="/goods/ability">
      {say.directory}
    </Button>
  );
}

function Price({ unitPrice, unit }: { unitPrice: string | null; unit: string }) {
  const say = useWords(chargeWords);
  return unitPrice === null ? say.onRequest : `${showUnitPrice(unitPrice)} / ${unit}`;
}

export default function Charge() {
  return <PublicList list={charges} />;
}
