import type { AnyEndpoint, ReplyOf } from '@alba/contract/endpoint';
import type { CallArguments, SendFile } from './call.ts';
import { callLoosely, type Reply } from './call-server.ts';

/** A connection over which nothing moves for so long is broken, however large the file is. */
const mostSilenceMs = 60_000;

/** `onProgress` hears how many bytes are on their way. */
export type FileToSend = { file: Blob; contentType: string; onProgress: (sent: number) => void; signal: AbortSignal };

/** A call whose body is a file, as the person who is signed in. */
export function uploadFile<E extends AnyEndpoint>(endpoint: E, given: CallArguments<E>, file: FileToSend): Promise<Reply<ReplyOf<E>>> {
  return callLoosely(endpoint, { ...given, sendFile: senderOf(file) }) as Promise<Reply<ReplyOf<E>>>;
}

/** `fetch` cannot tell how much of a body was sent, so this is the older way. */
function senderOf({ file, contentType, onProgress, signal }: FileToSend): SendFile {
  return ({ method, address, headers }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let silence = 0;
      const fail = (why: DOMException) => {
        clearTimeout(silence);
        reject(why);
      };
      const moved = () => {
        clearTimeout(silence);
        silence = window.setTimeout(() => {
          fail(new DOMException('nothing moved', 'TimeoutError'));
          request.abort();
        }, mostSilenceMs);
      };
      request.open(method, address);
      for (const [name, value] of Object.entries({ ...headers, 'content-type': contentType })) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded }) => {
        moved();
        onProgress(loaded);
      };
      request.onload = () => {
        clearTimeout(silence);
        resolve(responseOf(request));
      };
      request.onerror = () => fail(new DOMException('the connection broke', 'NetworkError'));
      request.onabort = () => fail(new DOMException('stopped', 'AbortError'));
      signal.addEventListener('abort', () => request.abort(), { once: true });
      moved();
      request.send(file);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const after = request.getResponseHeader('retry-after');
  return new Response(request.responseText || null, { status: request.status, headers: after === null ? {} : { 'retry-after': after } });
}
