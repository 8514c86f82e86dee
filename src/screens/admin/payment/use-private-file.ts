// A member's file that only those may see who decide about it: fetched with the login, shown from memory.
import { useEffect, useState } from 'react';
import { freshAccessToken } from '#mall/login/parts/renew-tokens.ts';

export type PrivateFile = { status: 'loading' } | { status: 'failed' } | { status: 'here'; url: string };

const LOADING: PrivateFile = { status: 'loading' };

/** The file at `url` as an address that the browser can show; given back to the browser when the caller goes. */
export function usePrivateFile(url: string): PrivateFile {
  const [file, setFile] = useState<PrivateFile>(LOADING);
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | undefined;
    setFile(LOADING);
    (async () => {
      const token = await freshAccessToken();
      const response = await fetch(url, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        signal: leaving.signal,
      });
      if (!response.ok) throw new Error(response.statusText);
      const bytes = await response.blob();
      if (leaving.signal.aborted) return;
      made = URL.createObjectURL(bytes);
      setFile({ status: 'here', url: made });
    })().catch(() => {
      if (!leaving.signal.aborted) setFile({ status: 'failed' });
    });
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [url]);
  return file;
}
