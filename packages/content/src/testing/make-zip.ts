import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of an archive made by hand, so that it can hold what no honest program writes. */
export type ZipEntry = {
  name: string;
  content?: Buffer | string;
  /** Mode of a Unix file: 0o120777 is a link. */
  mode?: number;
  isEncrypted?: boolean;
  isStored?: boolean;
  /** What the directory says instead of the true size. */
  claimedSize?: number;
  /** Points at the content of the entry before it instead of having its own. */
  sharesContent?: boolean;
  method?: number;
};

/** The bytes of a ZIP with exactly these entries. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let before = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? 'x');
    const packed = entry.isStored ? content : deflateRawSync(content, { level: 9 });
    const name = Buffer.from(entry.name);
    const sizes = { crc: crc32(content), packed: packed.length, size: entry.claimedSize ?? content.length };
    const fields = { name, method: entry.method ?? (entry.isStored ? 0 : 8), flags: (entry.isEncrypted ? 1 : 0) | 0x800, ...sizes };
    const at = entry.sharesContent ? before : offset;
    if (!entry.sharesContent) {
      const body = Buffer.concat([localHeader(fields), name, packed]);
      bodies.push(body);
      before = offset;
      offset += body.length;
    }
    directory.push(directoryHeader({ ...fields, mode: entry.mode ?? 0o100644, at }), name);
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}

type Fields = { name: Buffer; method: number; flags: number; crc: number; packed: number; size: number };

function localHeader(fields: Fields): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  writeCommon(header, fields, 6);
  return header;
}

function directoryHeader({ mode, at, ...fields }: Fields & { mode: number; at: number }): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE((3 << 8) | 20, 4);
  header.writeUInt16LE(20, 6);
  writeCommon(header, fields, 8);
  header.writeUInt32LE((mode << 16) >>> 0, 38);
  header.writeUInt32LE(at, 42);
  return header;
}

function writeCommon(header: Buffer, { flags, method, crc, packed, size, name }: Fields, from: number): void {
  header.writeUInt16LE(flags, from);
  header.writeUInt16LE(method, from + 2);
  header.writeUInt16LE(0x21, from + 6);
  header.writeUInt32LE(crc, from + 8);
  header.writeUInt32LE(packed, from + 12);
  header.writeUInt32LE(size, from + 16);
  header.writeUInt16LE(name.length, from + 20);
}
