/** How much of the page frame a route shows (F-TEMPLATE). */
export type PageTemplate = 'standard' | 'bare' | 'lesson' | 'print' | 'metadata';
