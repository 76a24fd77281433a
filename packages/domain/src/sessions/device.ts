/** What can be told of a device by what its browser says of itself. Names of products: the same in every language. */
export type DeviceName = { browser?: string; system?: string };

type Sign = readonly [name: string, says: RegExp];

/** The first that fits counts: most browsers also call themselves by the names of others. */
const browsers: readonly Sign[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly Sign[] = [
  ['ChromeOS', /\bCrOS\b/],
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac ?OS ?X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

/** Enough to tell one's own devices apart, and nothing more: versions and models are not kept. */
export function deviceNameOf(userAgent: string | undefined): DeviceName {
  const text = (userAgent ?? '').slice(0, 500);
  const nameIn = (signs: readonly Sign[]) => signs.find(([, says]) => says.test(text))?.[0];
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
