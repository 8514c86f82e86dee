// What the directory of capabilities says beside its list.
import { words } from '#kit/words/words.ts';

export const abilityWords = words({
  replaced: {
    zh: (number: string, by: string) => `${number} 已被 ${by} 代替，下列能力按现行版本。`,
    en: (number: string, by: string) =>
      `${number} was replaced by ${by}; what follows is by the edition in force.`,
  },
  forPart: {
    zh: (partNo: string) => `适用于 ${partNo} 所属品类的项目`,
    en: (partNo: string) => `What is for parts of the kind of ${partNo}`,
  },
  all: { zh: '查看全部能力', en: 'See everything' },
});
