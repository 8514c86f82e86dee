// The designers of the enterprise.
import { dressed } from '#kit/ui/list/dressed.ts';
import { designerList } from '#mall/designer/application-lists.ts';
import { DesAppTabs } from './des-app-tabs.tsx';

export const designers = dressed(designerList, { above: DesAppTabs });
