import { type LucideIcon, RefreshCw, UserRoundCheck } from 'lucide-react';
import { paths } from '../../lib/paths.ts';

/** The areas of the administration in their order; only what is built stands here. Their names are `areas` of the messages. */
export const areas = [
  { id: 'rosters', to: paths.rosters(), icon: RefreshCw },
  { id: 'people', to: paths.mergePeople(), icon: UserRoundCheck },
] as const satisfies readonly { id: string; to: string; icon: LucideIcon }[];

export type AreaId = (typeof areas)[number]['id'];
