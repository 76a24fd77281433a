import { z } from 'zod';
import { codeOfStatus, ReadingFailed } from '../asking/failure.ts';
import type { RosterReply } from '../server-source.ts';

const field = z.object({ imsx_codeMinorFieldValue: z.string() });
const status = z.object({
  imsx_codeMajor: z.string().optional().catch(undefined),
  imsx_severity: z.string().optional().catch(undefined),
  imsx_codeMinor: z.string().optional().catch(undefined),
  imsx_CodeMinor: z
    .object({ imsx_codeMinorField: z.union([z.array(field), field.transform((one) => [one])]) })
    .optional()
    .catch(undefined),
});
const body = z.object({
  ...status.shape,
  imsx_StatusInfo: status.optional().catch(undefined),
  imsx_statusInfo: status.optional().catch(undefined),
  statusInfoSet: z
    .union([z.array(status), status.transform((one) => [one])])
    .optional()
    .catch(undefined),
});

/** Of the standard. What a server puts there instead may be a sentence that names people. */
const codes = new Set([
  ...['invalid_filter_field', 'invalid_selection_field', 'invalid_sort_field', 'invaliddata', 'unauthorisedrequest', 'forbidden'],
  ...['server_busy', 'unknownobject', 'internal_server_error', 'deletefailure', 'unsupported'],
]);

/** The code inside an error of 1.2 (bare or wrapped) or of 1.1 (`statusInfoSet`); nothing where the answer is something else. */
export function codeMinorOf(text: string): string | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = body.safeParse(json).data;
  const told = parsed && [parsed, parsed.imsx_StatusInfo, parsed.imsx_statusInfo, ...(parsed.statusInfoSet ?? [])];
  for (const one of told ?? []) {
    const code = one?.imsx_CodeMinor?.imsx_codeMinorField.find(({ imsx_codeMinorFieldValue }) => imsx_codeMinorFieldValue !== 'fullsuccess');
    const found = code?.imsx_codeMinorFieldValue ?? one?.imsx_codeMinor;
    if (found && codes.has(found)) return found;
  }
  return undefined;
}

/** The failure that an answer without success tells. The server's own sentence is not shown: it may name people. */
export function failureOf({ status: code, body: text }: RosterReply): ReadingFailed {
  const minor = codeMinorOf(text);
  return new ReadingFailed(code === 400 && minor === 'unauthorisedrequest' ? 'unauthorised' : codeOfStatus(code), {
    value: minor ? `${code} ${minor}` : String(code),
  });
}

/** The server does not filter by this field: everything is read, and filtered here. */
export const isFilterRefused = ({ status: code, body: text }: RosterReply): boolean =>
  code === 422 || (code === 400 && !/invalid_(sort|selection)_field|unauthorised/.test(codeMinorOf(text) ?? ''));
