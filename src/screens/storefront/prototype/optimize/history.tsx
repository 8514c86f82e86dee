// A designer's selections; who is none is led to the page that says how to become one.
import { redirect } from 'react-router';
import { dressed } from '#kit/ui/list/dressed.ts';
import { sessionNow } from '#mall/login/parts/session.ts';
import { runList } from '#mall/optimise/run-list.ts';

export const selections = dressed(runList, {
  async load() {
    if (sessionNow().member?.memberType !== 2) throw redirect('/prototype/optimize/index');
  },
});
