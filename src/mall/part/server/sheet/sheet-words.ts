// The words on a parameter sheet.
import type { Text } from '#kit/words/text.ts';

const text = (zh: string, en: string): Text => ({ zh, en });

export const sheetWords = {
  kind: text('参数页（非原厂规格书）', "Parameter sheet (not the maker's datasheet)"),
  maker: text('制造商', 'Maker'),
  partNo: text('型号', 'Part number'),
  category: text('分类', 'Category'),
  package: text('封装', 'Package'),
  pins: text('引脚数', 'Pins'),
  series: text('系列', 'Series'),
  lifecycle: text('生命周期', 'Lifecycle'),
  released: text('发布日期', 'Released'),
  params: text('规格参数', 'Parameters'),
  noParams: text('商城暂无此型号的参数。', 'The mall knows no parameters of this part.'),
  orderCode: text('型号解析', 'Order code'),
  compliance: text('合规信息', 'Compliance'),
  datasheet: text('原厂规格书', "The maker's datasheet"),
  toScale: text('封装俯视图，本体按标称尺寸比例绘制', 'Top view, body to scale by its nominal size'),
  schematic: text('封装示意图，不按比例', 'Schematic of the package, not to scale'),
} as const;

export const printedBy = (site: string, day: string): Text =>
  text(`由${site}打印于 ${day}`, `Printed by ${site} on ${day}`);

export const statement = (site: string): Text =>
  text(
    `本页由${site}根据商城数据生成，不是制造商文件。设计与验收请以制造商的规格书为准。`,
    `This page was made by ${site} from the data of the mall. It is not a document of the maker: for design and acceptance the maker's datasheet prevails.`,
  );
