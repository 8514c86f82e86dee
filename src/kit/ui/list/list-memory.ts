// What a reader has arranged for himself in a list, and where that is kept; the screens say where.
import { createContext } from 'react';

export interface ListPreference {
  /** Shown columns in their order; absent: as declared. */
  columns?: string[];
  widths?: Record<string, number>;
  isDense?: boolean;
  pageSize?: number;
}

export interface SavedView {
  viewId: number;
  name: string;
  query: string;
  columns: string[] | null;
  isStart: boolean;
  isShared: boolean;
  isOwn: boolean;
}

export interface Remembered {
  preference: ListPreference;
  views: SavedView[];
}

export interface ListMemory {
  /** @param list the address of its page */
  read(list: string): Promise<Remembered>;
  keep(list: string, preference: ListPreference): Promise<unknown>;
  saveView(
    list: string,
    view: Pick<SavedView, 'name' | 'query' | 'isStart' | 'isShared'> & { columns?: string[] },
  ): Promise<Remembered>;
  deleteView(list: string, viewId: number): Promise<unknown>;
}

export const ListMemoryContext = createContext<ListMemory | undefined>(undefined);
