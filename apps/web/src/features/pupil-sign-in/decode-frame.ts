import decodeQR from 'qr/decode.js';

export type Frame = Pick<ImageData, 'width' | 'height' | 'data'>;

/** The text of the QR code in a frame of a camera; undefined where there is none, as in most frames. */
export function textIn(frame: Frame): string | undefined {
  try {
    return decodeQR(frame);
  } catch {
    return undefined;
  }
}
