// All services and packages that can be had.

import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { chargeWords } from '#mall/ability/parts/charge-words.ts';
import { serviceList } from '#mall/ability/service-list.ts';
import { inBrowser, listHead, onServer, PublicList } from '../public-list.tsx';

const services = dressed(serviceList, {
  head: () => <Further />,
  cells: { price: ({ row }) => <PriceText unitPrice={row.unitPrice} after={`/ ${row.unit}`} /> },
});

export const loader = onServer(services);
export const clientLoader = inBrowser(services);
export const meta = listHead(
  { zh: '检测服务与检测套餐：价格、标准、周期', en: 'Testing services and packages: price, standard, time' },
  {
    zh: '元器件检测、可靠性试验、电磁兼容与计量校准的单项服务与套餐：标准、CNAS 与 CMA 资质、周期、含税价格，在线试算与委托。',
    en: 'Tests and calibrations of electronic components, singly and in packages: standard, accreditation, days, price with VAT; calculate and commission online.',
  },
);

function Further() {
  const say = useWords(chargeWords);
  return (
    <>
      <Button size="sm" to="/goods/ability">
        {say.directory}
      </Button>
      <Button size="sm" to="/goods/charge">
        {say.charges}
      </Button>
    </>
  );
}

export default function Services() {
  return <PublicList list={services} />;
}
