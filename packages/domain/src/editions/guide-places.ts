/** Where teachers find a guide of their edition: the Resources menu itself or one of the toolkits in it. */
export const guidePlaces = ['menu', 'toolkit-elementary', 'toolkit-middle'] as const;
export type GuidePlace = (typeof guidePlaces)[number];
