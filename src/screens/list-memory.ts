// Where declared lists keep what their reader has arranged: with the member, so that it follows him; read once for each list.
import { call } from '#kit/browser/call.ts';
import type { ListMemory, Remembered } from '#kit/ui/list/list-memory.ts';
import { sessionNow } from '#mall/login/parts/session.ts';
import { listMemoryProtocol } from '#mall/setting/list-memory.protocol.ts';

const known = new Map<string, Promise<Remembered>>();
/** Another member at the same browser arranges for himself. */
const keyOf = (list: string) => `${sessionNow().member?.memberId ?? ''} ${list}`;

/** A list is shown as declared where its arrangement cannot be read: that must not keep anybody from his work. */
async function readNow(list: string): Promise<Remembered> {
  try {
    return await call(listMemoryProtocol.read, { list });
  } catch {
    known.delete(keyOf(list));
    return { preference: {}, views: [] };
  }
}

export const listMemory: ListMemory = {
  read(list) {
    const reading = known.get(keyOf(list)) ?? readNow(list);
    known.set(keyOf(list), reading);
    return reading;
  },
  async keep(list, preference) {
    const now = await listMemory.read(list);
    known.set(keyOf(list), Promise.resolve({ ...now, preference }));
    await call(listMemoryProtocol.keep, { list, preference: { ...preference } });
  },
  async saveView(list, view) {
    const now = await call(listMemoryProtocol.saveView, {
      ...view,
      list,
      isStart: view.isStart ? 1 : 0,
      isShared: view.isShared ? 1 : 0,
    });
    known.set(keyOf(list), Promise.resolve(now));
    return now;
  },
  async deleteView(list, viewId) {
    await call(listMemoryProtocol.deleteView, { viewId });
    known.delete(keyOf(list));
  },
};
