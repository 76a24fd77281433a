/** The few words of a simulator's pages, in the language of the browser. */
const en = {
  title: (service: string) => `Simulated ${service}`,
  note: (service: string) => `This page stands in for ${service} on this machine. No account of ${service} is used.`,
  who: 'Who are you?',
  allow: 'What may Alba Learn do?',
  go: 'Continue',
  cancel: 'Cancel',
};
const pt: typeof en = {
  title: (service) => `${service} simulado`,
  note: (service) => `Esta página faz o papel do ${service} neste computador. Nenhuma conta do ${service} é usada.`,
  who: 'Quem é você?',
  allow: 'O que o Alba Learn pode fazer?',
  go: 'Continuar',
  cancel: 'Cancelar',
};
const es: typeof en = {
  title: (service) => `${service} simulado`,
  note: (service) => `Esta página hace las veces de ${service} en este equipo. No se usa ninguna cuenta de ${service}.`,
  who: '¿Quién eres?',
  allow: '¿Qué puede hacer Alba Learn?',
  go: 'Continuar',
  cancel: 'Cancelar',
};
const languages = { en, pt, es };

export type SimulatorWords = typeof en & { language: string };

export function wordsFor(acceptLanguage: string | undefined): SimulatorWords {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const language = wanted.find((code): code is keyof typeof languages => code in languages) ?? 'en';
  return { ...languages[language], language };
}
