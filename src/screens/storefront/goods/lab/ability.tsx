// The directory of what the institute can test and calibrate.
import { Link } from 'react-router';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { dressed, type RowOf } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { capabilityList } from '#mall/ability/ability-list.ts';
import { chargeWords } from '#mall/ability/parts/charge-words.ts';
import { COLLECT_WIDTH, CollectButton, TrayBar } from '#mall/ability/parts/tray-buttons.tsx';
import { inBrowser, listHead, onServer, PublicList } from '../public-list.tsx';
import { LabListAbove } from './lab-list-above.tsx';

const capabilities = dressed(capabilityList, {
  head: () => <ToCharges />,
  above: ({ reply }) => (
    <>
      <LabListAbove {...reply} />
      <TrayBar />
    </>
  ),
  cells: { price: ({ row }) => <Price row={row} /> },
  rowActions: ({ row }) => <CollectButton row={row} />,
  actionsWidth: COLLECT_WIDTH,
});

export const loader = onServer(capabilities);
export const clientLoader = inBrowser(capabilities);
export const meta = listHead(
  {
    zh: '检测能力目录：元器件检测、可靠性试验、电磁兼容与计量校准',
    en: 'Testing and calibration of electronic components',
  },
  {
    zh: '按项目、对象或标准号（GB/T、GJB、IEC、MIL-STD、JESD、AEC-Q、JJF、JJG）查询检测与校准能力：方法、范围、不确定度、CNAS 与 CMA 资质、工期与价格。',
    en: 'Find tests and calibrations by item, object or standard (GB/T, GJB, IEC, MIL-STD, JESD, AEC-Q): method, range, uncertainty, accreditation, days and price.',
  },
);

function ToCharges() {
  const say = useWords(chargeWords);
  return (
    <Button size="sm" to="/goods/charge">
      {say.charges}
    </Button>
  );
}

function Price({ row: { unitPrice, unit, capNo } }: { row: RowOf<typeof capabilityList> }) {
  const say = useWords(chargeWords);
  return (
    <Link to={`/goods/charge?keyword=${capNo}`} className="text-brand hover:underline">
      {unitPrice === null ? say.onRequest : `${showUnitPrice(unitPrice)} / ${unit}`}
    </Link>
  );
}

export default function Ability() {
  return <PublicList list={capabilities} />;
}
