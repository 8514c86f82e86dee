// Brings the columns that this browser remembers for a category into the list's address.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type GoodsQuery, writeGoodsQuery } from '../goods-query.ts';
import { keptColumns } from './kept-columns.ts';

/** Only where the address itself names none. */
export function useKeptColumns(query: GoodsQuery, path: string): void {
  const navigate = useNavigate();
  const { categoryId } = query;
  const isPlain = query.columns.length === 0 && query.view === 'table';
  useEffect(() => {
    if (!isPlain || categoryId === null) return;
    const columns = keptColumns(categoryId);
    if (columns.length === 0) return;
    const wanted = path + writeGoodsQuery({ ...query, columns });
    void navigate(wanted, { replace: true, preventScrollReset: true });
  }, [query, path, isPlain, categoryId, navigate]);
}
