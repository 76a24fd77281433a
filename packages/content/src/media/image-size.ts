import { svgViewBox } from './svg.ts';

export type Size = { width: number; height: number };

/** Width and height of a picture: the viewBox of a drawing, the header of a PNG, JPEG or WebP. Undefined when the file is not what its name says. */
export function sizeOf(file: string, bytes: Buffer): Size | undefined {
  if (file.endsWith('.svg')) return svgViewBox(bytes.toString('utf8'));
  if (file.endsWith('.png')) return pngSize(bytes);
  return file.endsWith('.webp') ? webpSize(bytes) : jpegSize(bytes);
}

function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (form === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
}

/** Walks the segments to the frame header, which alone tells the size. */
function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
