// Puts a goods list onto the visitor's disk; loaded when the button is pressed.
import { call } from '#kit/browser/call.ts';
import { saveBlob } from '#kit/browser/save-blob.ts';
import type { Spoken } from '#kit/words/speak.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { type GoodsQuery, goodsListInput } from '#mall/search/goods-query.ts';
import type { searchWords } from '#mall/search/parts/search-words.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What is to be said of it. @throws CallError */
export async function saveGoodsList(query: GoodsQuery, say: Spoken<typeof searchWords>): Promise<string> {
  const { fileName, base64, rows, isCut } = await call(searchProtocol.goodsListFile, goodsListInput(query));
  saveBlob(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: XLSX }), fileName);
  return (isCut ? say.exportedFirst : say.exported)(showPieces(rows));
}
