// Where a part is in its life at the maker.
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import type { Tone } from '#kit/ui/tone.ts';
import type { CatalogLifecycle } from '../catalog-part.ts';
import { lifecycleNames } from '../lifecycle-names.ts';

const tones: Record<CatalogLifecycle, Tone> = {
  active: 'done',
  nrnd: 'waiting',
  eol: 'waiting',
  obsolete: 'refused',
};

/** Coloured like every other state: green goes on, amber ends, red has ended. */
export function LifecycleTag({ lifecycle }: { lifecycle: CatalogLifecycle }) {
  const language = useLanguage();
  return (
    <Tag tone={tones[lifecycle]} dot>
      {lifecycleNames[lifecycle][language]}
    </Tag>
  );
}
