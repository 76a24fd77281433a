import { br } from './br.ts';
import { eslac } from './eslac.ts';
import { us } from './us.ts';

export type { DemonstrationClass, DemonstrationDistrict } from './district.ts';
export const demonstrationDistricts = [us, br, eslac] as const;
