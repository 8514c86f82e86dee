// One line of the list under the search box.
import type { Suggestion } from '../../search.protocol.ts';

export interface Choice {
  key: string;
  text: string;
  hint: string;
  to: string;
  /** Put into the history when it is taken. */
  isSearch: boolean;
  isHistory: boolean;
  /** Under which heading it stands; without one: none. */
  group?: 'brands' | 'categories' | 'services';
  part?: Suggestion['part'];
  onTake?: () => void;
}
