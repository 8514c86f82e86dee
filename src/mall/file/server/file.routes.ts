// What the file room serves; the bytes themselves go out through serveFiles.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { fileProtocol } from '../file.protocol.ts';
import { changeAvatar, removeAvatar } from './change-avatar.ts';
import type { FileStore } from './file-store.ts';
import { tellFileInfo } from './tell-file-info.ts';
import { uploadFile } from './upload-file.ts';

export function fileRoutes({ fileStore }: { fileStore: FileStore }): Route[] {
  return [
    serve(fileProtocol.upload, uploadFile(fileStore)),
    serve(fileProtocol.info, tellFileInfo),
    serve(fileProtocol.changeAvatar, changeAvatar(fileStore)),
    serve(fileProtocol.removeAvatar, removeAvatar(fileStore)),
  ];
}
