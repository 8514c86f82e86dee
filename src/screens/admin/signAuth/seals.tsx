// The seals as the mall draws them, and the platform's decision about each.
import { dressed } from '#kit/ui/list/dressed.ts';
import { SealActs } from '#mall/contract/parts/seal/seal-acts.tsx';
import { SealPicture } from '#mall/contract/parts/seal/seal-picture.tsx';
import { sealList } from '#mall/contract/sign-auth-lists.ts';

export const seals = dressed(sealList, {
  cells: { svg: ({ row }) => <SealPicture svg={row.svg} name={`${row.kindName} ${row.partyName}`} /> },
  rowActions: SealActs,
  actionsWidth: 230,
});
