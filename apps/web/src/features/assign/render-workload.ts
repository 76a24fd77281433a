import type { LocalDate } from '@alba/domain/assignments';
import type { ReactNode } from 'react';

/** Shown under a due field: what the students of these classes owe already. It belongs to another feature; the screen gives it. */
export type RenderWorkload = (given: { classIds: readonly number[]; due: LocalDate | null; onChoose: (date: LocalDate) => void }) => ReactNode;
