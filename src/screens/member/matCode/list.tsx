// The enterprise's own part numbers, and how one begins and changes them.
import { redirect } from 'react-router';
import { dressed } from '#kit/ui/list/dressed.ts';
import { matCodeList } from '#mall/mat-code/mat-code-list.ts';
import { CodeItself, MatCodeActions, PartOfCode } from '#mall/mat-code/parts/mat-code-cells.tsx';
import { Beginnings, MatCodeHead, MatCodeTabs } from './mat-code-page.tsx';

export const matCodes = dressed(matCodeList, {
  async load({ url }) {
    const asked = new URL(url).searchParams;
    const tab = asked.get('tab');
    asked.delete('tab');
    if (tab === 'conflicts') throw redirect('/member/matCode/conflicts');
    if (tab === 'imports') throw redirect(`/member/matCode/imports?${asked}`);
  },
  head: () => <MatCodeHead />,
  above: ({ reply }) => <MatCodeTabs conflicts={reply.conflicts} />,
  none: () => <Beginnings />,
  cells: { matCode: CodeItself, part: PartOfCode },
  rowActions: MatCodeActions,
  actionsWidth: 110,
});
