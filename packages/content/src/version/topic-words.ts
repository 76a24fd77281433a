/** What a topic is called where a teacher looks for it by its name. The screens' own words are messages of Find. */
export const topicWords: Record<string, { en: string; pt: string; es: string }> = {
  life: { en: 'life science biology', pt: 'ciências da vida biologia', es: 'ciencias de la vida biología' },
  physical: { en: 'physical science physics', pt: 'física', es: 'física' },
  chemistry: { en: 'chemistry', pt: 'química', es: 'química' },
  'earth-and-space': { en: 'earth and space science', pt: 'terra e espaço', es: 'tierra y espacio' },
  'engineering-technology': { en: 'engineering and technology', pt: 'engenharia e tecnologia', es: 'ingeniería y tecnología' },
  'world-geography': { en: 'world geography', pt: 'geografia do mundo', es: 'geografía del mundo' },
  'us-geography': { en: 'united states geography', pt: 'geografia dos estados unidos', es: 'geografía de estados unidos' },
  'world-history': { en: 'world history', pt: 'história do mundo', es: 'historia del mundo' },
  'us-history': { en: 'united states history', pt: 'história dos estados unidos', es: 'historia de estados unidos' },
  civics: { en: 'civics', pt: 'cidadania', es: 'educación cívica' },
  economics: { en: 'economics', pt: 'economia', es: 'economía' },
  'world-cultures': { en: 'world cultures', pt: 'culturas do mundo', es: 'culturas del mundo' },
};
