// The window in which a store counts its stock again, lot by lot with their date codes.
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { call, newRequestId } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { goodsProtocol, type SellerGoods } from '../goods.protocol.ts';
import { sellerGoodsWords } from './seller-goods-words.ts';

interface Row {
  key: string;
  lotNo: string;
  dateCode: string;
  onHand: string;
  /** As the server knows it; undefined for a new lot. */
  before: number | undefined;
  /** Kept while saving is tried again, so that a row is never counted twice. */
  requestId: string;
}

const DATE_CODE = /^\d{2}(0[1-9]|[1-4]\d|5[0-3])$/;
const show = (n: number) => n.toLocaleString('en-US');
const piecesIn = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

const rowsOf = (goods: SellerGoods): Row[] =>
  goods.lots.map((lot) => ({
    key: String(lot.lotId),
    lotNo: lot.lotNo,
    dateCode: lot.dateCode,
    onHand: String(lot.onHand),
    before: lot.onHand,
    requestId: newRequestId(),
  }));

/**
 * Mount it to open it. Saves changed rows one by one: those that raise the stock first, so that moving pieces from lot
 * to lot never falls below what is promised. What is saved stays saved when a later row is refused.
 */
export function SellerStockDialog(props: {
  goods: SellerGoods;
  onClose: () => void;
  onSaved: () => void;
  onPartlySaved: () => void;
}) {
  const { goods, onClose, onSaved, onPartlySaved } = props;
  const say = useWords(sellerGoodsWords);
  const [rows, setRows] = useState<Row[]>(() => {
    const known = rowsOf(goods);
    return known.length > 0 ? known : [newRow()];
  });
  const [isChecked, setChecked] = useState(false);

  const change = (key: string, part: Partial<Row>) =>
    setRows((before) =>
      before.map((row) => (row.key === key ? { ...row, ...part, requestId: newRequestId() } : row)),
    );
  const wrongIn = (row: Row) => ({
    lotNo:
      row.lotNo.trim() === ''
        ? say.lotNoMissing
        : rows.some((other) => other !== row && other.lotNo.trim() === row.lotNo.trim())
          ? say.lotNoTaken
          : null,
    dateCode: DATE_CODE.test(row.dateCode.trim()) ? null : say.dateCodeWrong,
    onHand: piecesIn(row.onHand) === undefined ? say.stockWrong : null,
  });
  const total = rows.reduce((all, row) => all + (piecesIn(row.onHand) ?? 0), 0);
  const changed = rows.filter((row) => row.before !== piecesIn(row.onHand));

  function check() {
    setChecked(true);
    if (rows.some((row) => Object.values(wrongIn(row)).some(Boolean))) return false;
    if (changed.length === 0) return say.nothingChanged;
    return total < goods.reserved ? say.belowReserved(show(goods.reserved)) : true;
  }

  async function save() {
    let saved = 0;
    try {
      const gain = (row: Row) => Number(row.onHand) - (row.before ?? 0);
      for (const row of [...changed].sort((a, b) => gain(b) - gain(a))) {
        const onHand = Number(row.onHand);
        await call(goodsProtocol.adjustStock, {
          productId: goods.productId,
          lotNo: row.lotNo.trim(),
          dateCode: row.dateCode.trim(),
          onHand,
          requestId: row.requestId,
        });
        saved += 1;
        setRows((before) => before.map((one) => (one.key === row.key ? { ...one, before: onHand } : one)));
      }
      onSaved();
    } catch (reason) {
      if (saved > 0) onPartlySaved();
      throw reason;
    }
  }

  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      check={check}
      onSubmit={save}
      title={say.stockTitle(goods.partNo)}
      text={goods.reserved > 0 ? say.stockText(show(goods.reserved)) : undefined}
      aside={
        <span className="num">
          {say.stockTotal} <b className="text-ink">{show(total)}</b>
        </span>
      }
      submitLabel={say.save}
    >
      <div aria-hidden="true" className="grid grid-cols-[1.4fr_1fr_1fr_32px] gap-2 text-13 text-secondary">
        <span>{say.lotNo}</span>
        <span>{say.dateCode}</span>
        <span>{say.number}</span>
      </div>
      <ul className="space-y-2">
        {rows.map((row) => {
          const wrong = wrongIn(row);
          const isNew = row.before === undefined;
          const name = row.lotNo || say.newLot;
          const sentences = Object.values(wrong).filter(Boolean);
          return (
            <li key={row.key}>
              <div className="grid grid-cols-[1.4fr_1fr_1fr_32px] items-center gap-2">
                {isNew ? (
                  <Input
                    className="num"
                    maxLength={40}
                    aria-label={`${name} · ${say.lotNo}`}
                    aria-invalid={isChecked && wrong.lotNo ? true : undefined}
                    value={row.lotNo}
                    onChange={(event) => change(row.key, { lotNo: event.target.value })}
                  />
                ) : (
                  <span className="num truncate px-1">{row.lotNo}</span>
                )}
                {isNew ? (
                  <Input
                    className="num"
                    maxLength={4}
                    inputMode="numeric"
                    placeholder={say.dateCodeHint}
                    aria-label={`${name} · ${say.dateCode}`}
                    aria-invalid={isChecked && wrong.dateCode ? true : undefined}
                    value={row.dateCode}
                    onChange={(event) => change(row.key, { dateCode: event.target.value })}
                  />
                ) : (
                  <span className="num px-1">{row.dateCode}</span>
                )}
                <Input
                  className="num"
                  inputMode="numeric"
                  aria-label={`${name} · ${say.number}`}
                  aria-invalid={isChecked && wrong.onHand ? true : undefined}
                  value={row.onHand}
                  onChange={(event) => change(row.key, { onHand: event.target.value })}
                  onFocus={(event) => event.target.select()}
                />
                {isNew && rows.length > 1 ? (
                  <IconButton
                    label={`× ${name}`}
                    icon={<X size={16} aria-hidden="true" />}
                    onClick={() => setRows(rows.filter((one) => one.key !== row.key))}
                  />
                ) : null}
              </div>
              {isChecked && sentences.length > 0 ? (
                <p className="mt-1 text-12 text-refused">{sentences.join(' · ')}</p>
              ) : null}
            </li>
          );
        })}
      </ul>
      <Button
        variant="link"
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() => setRows([...rows, newRow()])}
      >
        {say.addLot}
      </Button>
    </FormDialog>
  );
}

function newRow(): Row {
  const requestId = newRequestId();
  return { key: requestId, lotNo: '', dateCode: '', onHand: '', before: undefined, requestId };
}
