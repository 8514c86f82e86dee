// A member's saved searches as choices of the search box; loaded when the box is first looked into.
import { call } from '#kit/browser/call.ts';
import type { Spoken } from '#kit/words/speak.ts';
import { savedSearchProtocol } from '../../saved-search.protocol.ts';
import type { searchWords } from '../search-words.ts';
import type { Choice } from './choice.ts';

const MOST = 8; // chosen: the list of all of them stands over every goods list

/** The latest first. Looking at one says that what is there at this moment is no longer new. @throws CallError */
export async function savedChoices(say: Spoken<typeof searchWords>): Promise<Choice[]> {
  const saved = await call(savedSearchProtocol.list, {});
  return saved.slice(0, MOST).map(({ savedSearchId, name, address }) => ({
    key: `saved ${savedSearchId}`,
    text: name,
    hint: say.savedSearches,
    to: address,
    isSearch: false,
    isHistory: false,
    onTake: () => {
      call(savedSearchProtocol.see, { savedSearchId }).catch(() => {});
    },
  }));
}
