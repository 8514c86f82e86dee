// Choosing the province and city that something would be sent to.
import { RegionCascader, type RegionOption } from '#kit/ui/region-cascader.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { COUNTRY, loadRegions } from '#mall/address/parts/load-regions.ts';
import type { Destination } from './delivery-line.tsx';
import { deliveryWords } from './delivery-words.ts';

/** Freight differs by province and city, never by district. */
async function loadCities(parentCode: string): Promise<RegionOption[]> {
  const regions = await loadRegions(parentCode);
  return parentCode === COUNTRY ? regions : regions.map((one) => ({ ...one, isLeaf: true }));
}

export default function RegionChoice({ onChoose }: { onChoose: (chosen: Destination) => void }) {
  const say = useWords(deliveryWords);
  return (
    <RegionCascader
      value={[]}
      rootCode={COUNTRY}
      load={loadCities}
      placeholder={say.change}
      className="w-60"
      onChange={(path) => {
        const last = path.at(-1);
        if (last) onChoose({ regionCode: last.code, name: path.map(({ name }) => name).join(' ') });
      }}
    />
  );
}
