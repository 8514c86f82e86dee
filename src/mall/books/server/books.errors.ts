// How the books say no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const booksErrors = errors('books', {
  entryNotFound: { state: State.notFound, zh: '分录不存在', en: 'There is no such entry' },
});
