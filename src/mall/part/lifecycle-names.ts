// How it is called where a part is in its life at the maker.
import type { Text } from '#kit/words/text.ts';
import type { CatalogLifecycle } from './catalog-part.ts';

export const lifecycleNames: Readonly<Record<CatalogLifecycle, Text>> = {
  active: { zh: '量产', en: 'Active' },
  nrnd: { zh: '不推荐用于新设计', en: 'Not for new designs' },
  eol: { zh: '即将停产', en: 'End of life' },
  obsolete: { zh: '已停产', en: 'Obsolete' },
};
