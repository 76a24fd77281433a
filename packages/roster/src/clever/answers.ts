import { z } from 'zod';

/** What Clever does not promise may be null, missing or empty (interop 2.3); what we do not know is passed over. */
const text = z
  .string()
  .nullish()
  .catch(undefined)
  .transform((value) => value?.trim() || undefined);
const id = z.string().trim().min(1);
const ids = z
  .array(z.unknown())
  .nullish()
  .catch(undefined)
  .transform((values) => (values ?? []).filter((value): value is string => typeof value === 'string' && value !== ''));
const role = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).nullish();

export const district = z.object({ id, name: text, state: text });
export const school = z.object({ id, name: id });
export const term = z.object({ id, start_date: text, end_date: text });
export const course = z.object({ id, name: text });
export const section = z.object({
  id,
  name: id,
  school: id,
  students: ids,
  teachers: ids,
  teacher: text,
  course: text,
  term_id: text,
  grade: text,
  period: text,
});

const credentials = role({ district_username: text });
const placed = { school: text, schools: ids, sis_id: text, credentials };
export const user = z.object({
  id,
  email: text,
  name: z.object({ first: text, last: text }),
  roles: z.object({
    student: role({ ...placed, grade: text }),
    teacher: role(placed),
    staff: role({ schools: ids, staff_id: text }),
    district_admin: role({}),
  }),
});

export type Section = z.output<typeof section>;
export type User = z.output<typeof user>;
export type Term = z.output<typeof term>;

/** `{"data":[{"data":{…}}],"links":[…]}` */
export const list = z.object({
  data: z.array(z.object({ data: z.unknown() })),
  links: z
    .array(z.object({ rel: z.string(), uri: z.string() }))
    .nullish()
    .catch(undefined),
});
export const tokens = z.object({ data: z.array(z.object({ owner: z.object({ type: z.string(), id }), access_token: id })) });
