import { z } from 'zod';

/** The name of a school or district as it stands over its door. */
export const institutionName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), { params: { rule: 'characters' } });
