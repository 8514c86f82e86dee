// What the file room serves; the bytes themselves go out through serveFiles.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { fileProtocol } from '../file.protocol.ts';
import { changeAvatar, removeAvatar } from './change-avatar.ts';
import type { FileStore } from './file-store.ts';
import { tellFileInfo } from './tell-file-info.ts';
import { uploadFile } from './upload-file.ts';

export function fileRoutes({ fileStore }: { fileStore: FileStore }): Route[] {
  return serveAll(fileProtocol, {
    upload: uploadFile(fileStore),
    info: tellFileInfo,
    changeAvatar: changeAvatar(fileStore),
    removeAvatar: removeAvatar(fileStore),
  });
}
