/** Where a language has no voice of its very region, others that read for its readers. */
const nearby: Record<string, readonly string[]> = { 'es-419': ['es-MX', 'es-US', 'es-CO', 'es-AR', 'es-CL', 'es-PE'] };

/**
 * A voice of this device for the language of a lesson, of its region if there is one. Only voices that speak on the device itself:
 * others send what a child listens to, and from where, to a company.
 */
export function findDeviceVoice(lang: string): SpeechSynthesisVoice | undefined {
  const regionOf = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-');
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const fitting = voices.filter((voice) => voice.localService && voice.lang.slice(0, 2).toLowerCase() === lang.slice(0, 2));
  const rank = (voice: SpeechSynthesisVoice) => (regionOf(voice) === lang ? 0 : nearby[lang]?.includes(regionOf(voice)) ? 1 : 2);
  return fitting.sort((one, other) => rank(one) - rank(other))[0];
}
