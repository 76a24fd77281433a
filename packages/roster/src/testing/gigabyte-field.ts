import { FileBroken, openCsv } from '../one-roster/package/csv-rows.ts';

/** Reads a file whose second row has a field of a gigabyte, made as it is read; answers with how much was asked for. */
export async function rowsOfGigabyte(): Promise<{ problem: unknown; bytes: number }> {
  let bytes = 0;
  async function* chunks(): AsyncGenerator<Buffer> {
    yield Buffer.from('sourcedId,name\r\ns1,"');
    const chunk = Buffer.alloc(64 * 1024, 'a');
    for (; bytes < 1024 ** 3; bytes += chunk.length) yield chunk;
  }
  try {
    const { rows } = await openCsv(chunks(), { forgivesQuotes: false });
    for await (const _ of rows) {
      // the rows before it are sound
    }
    return { problem: undefined, bytes };
  } catch (error) {
    return { problem: error instanceof FileBroken ? error : String(error), bytes };
  }
}
