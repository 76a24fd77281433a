import { type Column, hidden, key, leading, needed, optional, required } from './columns.ts';

export type Version = '1.1' | '1.2';

export type Table = {
  /** Of the file without `.csv`, as the manifest names it. */
  name: string;
  /** We take something from it; what is wrong with another file never keeps a lenient package from being applied. */
  isUsed: boolean;
  /** The columns in the order of the binding. Absent where we look at the form of the file only. */
  columns?: readonly Column[];
};

const roles = ['aide', 'guardian', 'parent', 'proctor', 'relative', 'student', 'teacher'];
const moreRoles = ['counselor', 'districtAdministrator', 'principal', 'siteAdministrator', 'systemAdministrator'];
const everyRole = ['administrator', ...roles, ...moreRoles];
const to = (refersTo: string) => ({ refersTo });

const academicSessions: Column[] = [
  ...leading(),
  required('title', 'text'),
  required('type', 'choice', { choices: ['gradingPeriod', 'semester', 'schoolYear', 'term'], isOpen: true }),
  required('startDate', 'date'),
  required('endDate', 'date'),
  optional('parentSourcedId', 'id', to('academicSessions')),
  required('schoolYear', 'year'),
];

const orgs: Column[] = [
  ...leading(),
  needed('name', 'text'),
  needed('type', 'choice', { choices: ['department', 'district', 'local', 'national', 'school', 'state'], isOpen: true }),
  optional('identifier', 'text'),
  optional('parentSourcedId', 'id', to('orgs')),
];

const courses: Column[] = [
  ...leading(),
  optional('schoolYearSourcedId', 'id', to('academicSessions')),
  required('title', 'text'),
  optional('courseCode', 'text'),
  optional('grades', 'grades'),
  required('orgSourcedId', 'id', to('orgs')),
  optional('subjects', 'texts'),
  optional('subjectCodes', 'texts'),
];

const classes: Column[] = [
  ...leading(),
  needed('title', 'text'),
  optional('grades', 'grades'),
  required('courseSourcedId', 'id', to('courses')),
  optional('classCode', 'text'),
  required('classType', 'choice', { choices: ['homeroom', 'scheduled'], isOpen: true }),
  optional('location', 'text'),
  needed('schoolSourcedId', 'id', to('orgs')),
  required('termSourcedIds', 'ids', to('academicSessions')),
  optional('subjects', 'texts'),
  optional('subjectCodes', 'texts'),
  optional('periods', 'texts'),
];

const person: Column[] = [
  required('username', 'text'),
  optional('userIds', 'user-ids'),
  needed('givenName', 'text'),
  needed('familyName', 'text'),
  optional('middleName', 'text'),
  optional('identifier', 'text'),
  optional('email', 'email'),
  hidden('sms'),
  hidden('phone'),
  optional('agentSourcedIds', 'ids', to('users')),
  optional('grades', 'grades'),
  hidden('password'),
];

const users: Record<Version, Column[]> = {
  '1.1': [
    ...leading(),
    required('enabledUser', 'boolean'),
    needed('orgSourcedIds', 'ids', to('orgs')),
    needed('role', 'choice', { choices: ['administrator', ...roles], tolerated: everyRole }),
    ...person,
  ],
  '1.2': [
    ...leading(),
    required('enabledUser', 'boolean'),
    ...person,
    optional('userMasterIdentifier', 'text'),
    optional('preferredGivenName', 'text'),
    optional('preferredMiddleName', 'text'),
    optional('preferredFamilyName', 'text'),
    optional('primaryOrgSourcedId', 'id', to('orgs')),
    optional('pronouns', 'text'),
  ],
};

const rolesTable: Column[] = [
  ...leading(required('sourcedId', 'id')),
  key('userSourcedId', 'id', to('users')),
  required('roleType', 'choice', { choices: ['primary', 'secondary'] }),
  needed('role', 'choice', { choices: [...roles, ...moreRoles], tolerated: everyRole, isOpen: true }),
  optional('beginDate', 'date'),
  optional('endDate', 'date'),
  needed('orgSourcedId', 'id', to('orgs')),
  optional('userProfileSourcedId', 'id', to('userProfiles')),
];

const enrollments: Column[] = [
  ...leading(required('sourcedId', 'id')),
  key('classSourcedId', 'id', to('classes')),
  required('schoolSourcedId', 'id', to('orgs')),
  key('userSourcedId', 'id', to('users')),
  key('role', 'choice', { choices: ['administrator', 'proctor', 'student', 'teacher'], tolerated: everyRole, isOpen: true }),
  optional('primary', 'boolean'),
  optional('beginDate', 'date'),
  optional('endDate', 'date'),
];

const race = [
  'americanIndianOrAlaskaNative',
  'asian',
  'blackOrAfricanAmerican',
  'nativeHawaiianOrOtherPacificIslander',
  'white',
  'demographicRaceTwoOrMoreRaces',
  'hispanicOrLatinoEthnicity',
];
const demographics: Column[] = [
  ...leading(key('sourcedId', 'id', { refersTo: 'users' })),
  hidden('birthDate', 'date'),
  hidden('sex'),
  ...race.map((name) => hidden(name, 'boolean')),
  ...['countryOfBirthCode', 'stateOfBirthAbbreviation', 'cityOfBirth', 'publicSchoolResidenceStatus'].map((name) => hidden(name)),
];

const userProfiles: Column[] = [
  ...leading(),
  required('userSourcedId', 'id', to('users')),
  required('profileType', 'text'),
  required('vendorId', 'text'),
  optional('applicationId', 'text'),
  optional('description', 'text'),
  required('credentialType', 'text'),
  required('username', 'text', { isPrivate: true }),
  hidden('password'),
];

const resources: Column[] = [
  ...leading(),
  required('vendorResourceId', 'text'),
  optional('title', 'text'),
  optional('roles', 'texts'),
  optional('importance', 'text'),
  optional('vendorId', 'text'),
  optional('applicationId', 'text'),
];
const resourceOf = (name: string, file: string): Column[] => [
  ...leading(),
  optional('title', 'text'),
  required(name, 'id', to(file)),
  required('resourceSourcedId', 'id', to('resources')),
];

const used = (name: string, columns: readonly Column[]): Table => ({ name, isUsed: true, columns });
const checked = (name: string, columns: readonly Column[]): Table => ({ name, isUsed: false, columns });
const formOnly = (name: string): Table => ({ name, isUsed: false });

/** In the order they are read: what others refer to comes first. */
export const tablesOf: Record<Version, readonly Table[]> = {
  '1.1': [
    used('academicSessions', academicSessions),
    used('orgs', orgs),
    used('courses', courses),
    used('classes', classes),
    used('users', users['1.1']),
    used('enrollments', enrollments),
    ...unused(),
  ],
  '1.2': [
    used('academicSessions', academicSessions),
    used('orgs', orgs),
    used('courses', courses),
    used('classes', classes),
    used('users', users['1.2']),
    checked('userProfiles', userProfiles),
    used('roles', rolesTable),
    used('enrollments', enrollments),
    ...unused(),
    ...['lineItemLearningObjectiveIds', 'lineItemScoreScales', 'resultLearningObjectiveIds', 'resultScoreScales', 'scoreScales', 'userResources'].map(formOnly),
  ],
};

function unused(): Table[] {
  return [
    checked('demographics', demographics),
    checked('resources', resources),
    checked('classResources', resourceOf('classSourcedId', 'classes')),
    checked('courseResources', resourceOf('courseSourcedId', 'courses')),
    ...['categories', 'lineItems', 'results'].map(formOnly),
  ];
}

/** Without one of these a package does not say who is where. */
export const coreFiles: Record<Version, readonly string[]> = {
  '1.1': ['orgs', 'users', 'classes', 'enrollments'],
  '1.2': ['orgs', 'users', 'roles', 'classes', 'enrollments'],
};

/** Names that older exports and hasty ones use, by the file they stand in ("*" for any). Told, and read as the right one. */
export const aliases: Record<string, Record<string, string>> = {
  '*': {
    ...{ id: 'sourcedId', sourceid: 'sourcedId', grade: 'grades', startdate: 'beginDate' },
    ...{ datelastmodfied: 'dateLastModified', datalastmodified: 'dateLastModified', lastmodified: 'dateLastModified' },
  },
  classes: { termsourcedid: 'termSourcedIds', period: 'periods', subject: 'subjects', subjectcode: 'subjectCodes', schoolid: 'schoolSourcedId' },
  courses: { subject: 'subjects', subjectcode: 'subjectCodes', schoolyearid: 'schoolYearSourcedId' },
  users: {
    orgsourcedid: 'orgSourcedIds',
    userid: 'userIds',
    agentsourcedid: 'agentSourcedIds',
    agents: 'agentSourcedIds',
    firstname: 'givenName',
    lastname: 'familyName',
    preferredfirstname: 'preferredGivenName',
    preferredlastname: 'preferredFamilyName',
    prefferedgivenname: 'preferredGivenName',
    prefferedmiddlename: 'preferredMiddleName',
    prefferedfamilyname: 'preferredFamilyName',
  },
  demographics: { usersourcedid: 'sourcedId', birthdate: 'birthDate' },
};
