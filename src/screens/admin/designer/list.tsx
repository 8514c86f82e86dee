// The applications of designers, and the way to each.
import { applicationList } from '#mall/designer/application-lists.ts';
import { reviewed } from '../reviewed.tsx';

export const designers = reviewed(applicationList, 'PENDING_PLATFORM');
