// What a page's loader on the server may use: the API without a login, the visitor's language, the mall's address.
import { createContext } from 'react-router';
import type { AnyEndpoint, CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { Language } from '#kit/words/text.ts';

export interface MallForLoaders {
  call<E extends AnyEndpoint>(endpoint: E, input: CallOf<E>): Promise<ReplyOf<E>>;
  /**
   * What many pages show alike: made once for all of them, and some seconds old at most. One and the same object each time,
   * as `Kept` needs it.
   * @param name of no other loader
   */
  kept<T extends object>(name: string, make: () => Promise<T>): Promise<T>;
  language: Language;
  /** `https://mall.example`, without a slash at the end. */
  origin: string;
  /** Phones have a site of their own. */
  hasMobileSite: boolean;
}

export const mallContext = createContext<MallForLoaders>();
