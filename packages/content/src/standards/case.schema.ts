import { z } from 'zod';
import { uuidPattern } from './identifiers.ts';

/**
 * CASE packages (1EdTech, versions 1.0 and 1.1) as they travel. Fields these schemas do not name are kept: publishers add
 * their own, and what came in goes out again.
 */
const uuid = z.string().regex(uuidPattern, 'a UUID in lower case');
const uri = z.string().regex(/^[a-z][a-z0-9+.-]*:\S+$/i, 'an absolute address');
const text = z.string().refine((value) => value.trim() !== '', 'is empty: write it or leave it out');
const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();
const texts = z.array(text);
const extensions = z.record(z.string(), z.unknown());

/** Points to something by name, identifier and address; it need not be in the same package. */
const link = z.looseObject({ title: z.string(), identifier: text, uri });

const associationTypes = [
  'isChildOf',
  'isPeerOf',
  'isPartOf',
  'exactMatchOf',
  'precedes',
  'isRelatedTo',
  'replacedBy',
  'exemplar',
  'hasSkillLevel',
  'isTranslationOf',
] as const;
/** Since 1.1 publishers may add kinds of their own behind `ext:`. */
export const isAssociationType = (type: string): boolean => (associationTypes as readonly string[]).includes(type) || /^ext:[A-Za-z0-9.\-_]+$/.test(type);
export const isSinceVersion11 = (type: string): boolean => type === 'isTranslationOf' || type.startsWith('ext:');
export const knownAssociationTypes: readonly string[] = associationTypes;
export const adoptionStatuses = ['Private Draft', 'Draft', 'Adopted', 'Deprecated'] as const;

export const caseDocument = z.looseObject({
  identifier: uuid,
  uri,
  creator: text,
  title: text,
  lastChangeDateTime: instant,
  officialSourceURL: uri.optional(),
  publisher: text.optional(),
  description: text.optional(),
  subject: texts.optional(),
  subjectURI: z.array(link).optional(),
  language: text.optional(),
  version: text.optional(),
  adoptionStatus: z.enum(adoptionStatuses).optional(),
  statusStartDate: day.optional(),
  statusEndDate: day.optional(),
  licenseURI: link.optional(),
  notes: text.optional(),
  CFPackageURI: link.optional(),
  frameworkType: text.optional(),
  caseVersion: z.literal('1.1').optional(),
  extensions: extensions.optional(),
});

export const caseItem = z.looseObject({
  identifier: uuid,
  uri,
  fullStatement: text,
  lastChangeDateTime: instant,
  humanCodingScheme: text.optional(),
  listEnumeration: text.optional(),
  abbreviatedStatement: text.optional(),
  alternativeLabel: text.optional(),
  CFItemType: text.optional(),
  CFItemTypeURI: link.optional(),
  educationLevel: texts.optional(),
  conceptKeywords: texts.optional(),
  conceptKeywordsURI: link.optional(),
  language: text.optional(),
  licenseURI: link.optional(),
  notes: text.optional(),
  statusStartDate: day.optional(),
  statusEndDate: day.optional(),
  CFDocumentURI: link.optional(),
  subject: texts.optional(),
  subjectURI: z.array(link).optional(),
  extensions: extensions.optional(),
});

export const caseAssociation = z.looseObject({
  identifier: uuid,
  uri,
  associationType: z.string().refine(isAssociationType, 'a kind of CASE, or ext:name'),
  originNodeURI: link,
  destinationNodeURI: link,
  lastChangeDateTime: instant,
  sequenceNumber: z.int32().optional(),
  CFAssociationGroupingURI: link.optional(),
  notes: text.optional(),
  extensions: extensions.optional(),
});

/** Concepts, subjects, licences, kinds of items and groupings differ only in fields we do not read. */
export const caseDefinition = z.looseObject({ identifier: uuid, uri, title: text, lastChangeDateTime: instant });
export const caseRubric = z.looseObject({ identifier: uuid, uri, lastChangeDateTime: instant });

export const definitionLists = ['CFConcepts', 'CFSubjects', 'CFLicenses', 'CFItemTypes', 'CFAssociationGroupings'] as const;
const definitions = z.looseObject(Object.fromEntries(definitionLists.map((list) => [list, z.array(caseDefinition).optional()])));

export const casePackage = z.looseObject({
  CFDocument: caseDocument,
  CFItems: z.array(caseItem).optional(),
  CFAssociations: z.array(caseAssociation).optional(),
  /** Some servers write an empty list for no definitions. */
  CFDefinitions: z.union([definitions, z.array(z.never()).length(0)]).optional(),
  CFRubrics: z.array(caseRubric).optional(),
});

export type CaseDocument = z.infer<typeof caseDocument>;
export type CaseItem = z.infer<typeof caseItem>;
export type CaseAssociation = z.infer<typeof caseAssociation>;
export type CasePackage = z.infer<typeof casePackage>;
