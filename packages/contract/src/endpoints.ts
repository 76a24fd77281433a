import * as account from './account.ts';
import * as assigning from './assigning.ts';
import * as assignmentMoves from './assignment-moves.ts';
import * as assignmentStudents from './assignment-students.ts';
import * as assignments from './assignments.ts';
import * as attempts from './attempts.ts';
import * as auth from './auth.ts';
import * as catalog from './catalog.ts';
import * as classLife from './class-life.ts';
import * as classMoves from './class-moves.ts';
import * as classTeachers from './class-teachers.ts';
import * as classes from './classes.ts';
import * as collections from './collections.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as googleClasses from './google-classes.ts';
import * as guides from './guides.ts';
import * as invitations from './invitations.ts';
import * as merging from './merging.ts';
import * as metadata from './metadata.ts';
import * as printing from './printing.ts';
import * as providers from './providers.ts';
import * as pupils from './pupils.ts';
import * as readingLevels from './reading-levels.ts';
import * as recovery from './recovery.ts';
import * as reports from './reports.ts';
import * as rostering from './rostering.ts';
import * as secondStep from './second-step.ts';
import * as sessions from './sessions.ts';
import * as signUp from './sign-up.ts';
import * as speech from './speech.ts';
import * as standards from './standards.ts';
import * as teacherDay from './teacher-day.ts';
import * as workload from './workload.ts';

const isEndpoint = (value: unknown): value is AnyEndpoint => typeof value === 'object' && value !== null && 'refusals' in value && 'path' in value;

/** Every call of the API; the server must serve exactly these (a test compares). */
export const endpoints: AnyEndpoint[] = [
  account,
  assigning,
  assignmentMoves,
  assignmentStudents,
  assignments,
  attempts,
  auth,
  catalog,
  classes,
  classLife,
  classMoves,
  classTeachers,
  collections,
  googleClasses,
  guides,
  invitations,
  merging,
  metadata,
  printing,
  providers,
  pupils,
  readingLevels,
  recovery,
  reports,
  rostering,
  secondStep,
  sessions,
  signUp,
  speech,
  standards,
  teacherDay,
  workload,
].flatMap((module) => Object.values(module).filter(isEndpoint));
