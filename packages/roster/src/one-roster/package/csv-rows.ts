import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { RosterProblemCode } from '../../model/index.ts';
import { packageLimits } from './limits.ts';

/** The file cannot be read beyond this point. */
export class FileBroken extends Error {
  readonly code: RosterProblemCode;
  readonly row: number;
  /** Its number from 0, where the place is known that well. */
  readonly at: number | undefined;
  readonly value: string | undefined;
  constructor(code: RosterProblemCode, row: number, at?: number, value?: string) {
    super(code);
    this.name = 'FileBroken';
    this.code = code;
    this.row = row;
    this.at = at;
    this.value = value;
  }
}

/** What the first bytes tell. */
export type FileStart = {
  hasMark: boolean;
  delimiter: ',' | ';';
  isEmpty: boolean;
  /** The first line as it stands, to name a column by when the file breaks before its rows are looked at. */
  headings: string[];
};
export type CsvFile = { start: FileStart; rows: AsyncIterable<string[]> };

const mark = Buffer.from([0xef, 0xbb, 0xbf]);
const replacement = '\ufffd';

/**
 * Reads a CSV file row by row, the header among them; a row is never held longer than it is looked at. Throws FileBroken at bytes that
 * are not UTF-8, at quotes that never close and at rows of more than 128 K characters.
 */
export async function openCsv(bytes: AsyncIterable<Buffer>, { forgivesQuotes }: { forgivesQuotes: boolean }): Promise<CsvFile> {
  const chunks = bytes[Symbol.asyncIterator]();
  const first = await firstLine(chunks);
  const hasMark = first.subarray(0, 3).equals(mark);
  const body = hasMark ? first.subarray(3) : first;
  const line = body.toString('utf8').split(/[\r\n]/, 1)[0] ?? '';
  const delimiter = delimiterOf(line);
  const headings = line.split(delimiter).map((heading) => heading.replaceAll('"', '').trim());
  const start: FileStart = { hasMark, delimiter, isEmpty: body.length === 0, headings };
  return { start, rows: rowsOf(joined(body, chunks), start.delimiter, forgivesQuotes) };
}

async function firstLine(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let read = Buffer.alloc(0);
  while (read.length < 4096 && !read.includes(0x0a)) {
    const { done, value } = await chunks.next();
    if (done) break;
    read = Buffer.concat([read, value]);
  }
  return read;
}

/** Spreadsheets in Portuguese and Spanish write semicolons. */
function delimiterOf(line: string): ',' | ';' {
  return line.includes(';') && !line.includes(',') ? ';' : ',';
}

async function* joined(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    if (first.length > 0) yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function* rowsOf(chunks: AsyncIterable<Buffer>, delimiter: string, forgivesQuotes: boolean): AsyncGenerator<string[]> {
  const check = { isBroken: false };
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: forgivesQuotes,
    max_record_size: packageLimits.row,
  });
  const feeding = pipeline(Readable.from(checked(chunks, check)), parser).catch(() => {
    // the loop below gets the same error
  });
  let number = 0;
  let suspect: FileBroken | undefined;
  try {
    for await (const row of parser as AsyncIterable<string[]>) {
      number += 1;
      const at = row.findIndex((cell) => cell.includes(replacement));
      if (at !== -1) suspect ??= new FileBroken('not-utf8', number, at, row[at]);
      if (suspect && check.isBroken) throw suspect;
      yield row;
    }
    if (check.isBroken) throw suspect ?? new FileBroken('not-utf8', number);
  } catch (error) {
    throw error instanceof CsvError ? brokenBy(error) : error;
  } finally {
    parser.destroy();
    await feeding;
  }
}

/** Passes the bytes on and watches whether they are UTF-8; the parser puts a replacement character where they are not. */
async function* checked(chunks: AsyncIterable<Buffer>, check: { isBroken: boolean }): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decodes = (chunk?: Buffer) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
      return true;
    } catch {
      return false;
    }
  };
  for await (const chunk of chunks) {
    if (!check.isBroken && !decodes(chunk)) check.isBroken = true;
    yield chunk;
  }
  if (!check.isBroken && !decodes()) check.isBroken = true;
}

function brokenBy(error: CsvError): FileBroken {
  const row = Number(error.records) + 1;
  const at = typeof error.column === 'number' ? error.column : undefined;
  return new FileBroken(error.code === 'CSV_MAX_RECORD_SIZE' ? 'field-too-large' : 'bad-csv', row, at);
}
