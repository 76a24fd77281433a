/** Reads the text of a QR code that a video shows now; undefined while it shows none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;

type Detected = { rawValue: string };
type NativeDetector = { detect(source: HTMLVideoElement): Promise<Detected[]> };
type NativeDetectorClass = { new (options: { formats: string[] }): NativeDetector; getSupportedFormats(): Promise<string[]> };

/** The browser's own reader where it has one that reads QR codes; else ours, which is fetched then. */
export async function codeReader(): Promise<ReadCode> {
  const Native = (globalThis as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  const formats = await Native?.getSupportedFormats().catch((): string[] => []);
  if (!Native || !formats?.includes('qr_code')) return ownReader();
  const detector = new Native({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** Large enough for a card at arm's length, small enough for the slowest tablet. */
const widest = 800;

async function ownReader(): Promise<ReadCode> {
  const { textIn } = await import('./decode-frame.ts');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return undefined;
    const scale = Math.min(1, widest / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return textIn(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}
