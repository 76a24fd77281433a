import type { EditionId } from '@alba/domain/editions';
import { editionOfHost } from '@alba/domain/editions';
import markBr from '../assets/logo/mark-br.svg';
import markEslac from '../assets/logo/mark-eslac.svg';
import markUs from '../assets/logo/mark-us.svg';
import heroBr from '../assets/scenes/hero-br.svg';
import heroEslac from '../assets/scenes/hero-eslac.svg';
import heroUs from '../assets/scenes/hero-us.svg';
import loginBr from '../assets/scenes/login-br.svg';
import loginEslac from '../assets/scenes/login-eslac.svg';
import loginUs from '../assets/scenes/login-us.svg';
import { type FooterPage, footerPages, paths } from './paths.ts';

export const productName = 'Alba Learn';
export const companyName = 'Alba Learning';

export type ToolkitStage = 'elementary' | 'middle';

/** What an edition shows: a re-brand changes this and the `data-edition` block of tokens.css, no component. */
export type EditionLook = {
  mark: string;
  heroScene: string;
  loginScene: string;
  /** Where schools and districts write to. These stand for nobody: whoever runs the product puts its own address here. */
  contact: string;
  /** Footer links in order. Their words come from the `app` messages, `footer.<page>`; support and products read differently by edition. */
  footer: readonly { page: FooterPage; to: string }[];
  /** Guides of the Resources menu; words in `guides.<key>`. */
  guides: readonly { key: 'quickStart' | 'teacherGuide' | 'readingGuide'; to: string }[];
  /** Toolkits of the Resources menu; words in `toolkits.<stage>.<key>`, sorted where they are shown. */
  toolkits: readonly { stage: ToolkitStage; items: readonly ToolkitItem[] }[];
};
const toolkitGuides = {
  leveledTexts: 'leveled-texts',
  evidence: 'evidence',
  vocabulary: 'vocabulary',
  discussion: 'discussion',
  skillsReports: 'skills-reports',
  differentiation: 'differentiation',
} as const;
export type ToolkitItem = { key: 'overview' | keyof typeof toolkitGuides; to: string };

const footer = footerPages.map((page) => ({ page, to: paths.footer(page) }));

const toolkit = (stage: ToolkitStage) => ({
  stage,
  items: [
    { key: 'overview', to: paths.toolkit(stage) } as const,
    ...(Object.entries(toolkitGuides) as [keyof typeof toolkitGuides, string][]).map(([key, name]) => ({
      key,
      to: paths.guide(`toolkit-${stage}-${name}.pdf`),
    })),
  ],
});

export const editionLooks: Record<EditionId, EditionLook> = {
  us: {
    mark: markUs,
    heroScene: heroUs,
    loginScene: loginUs,
    contact: 'support@alba.example',
    footer,
    guides: [
      { key: 'quickStart', to: paths.guide('quick-start.pdf') },
      { key: 'teacherGuide', to: paths.guide('teacher-guide.pdf') },
      { key: 'readingGuide', to: paths.guide('reading-guide.pdf') },
    ],
    toolkits: [toolkit('elementary'), toolkit('middle')],
  },
  br: {
    mark: markBr,
    heroScene: heroBr,
    loginScene: loginBr,
    contact: 'contato@alba.example',
    footer,
    guides: [{ key: 'quickStart', to: paths.guide('quick-start.pdf') }],
    toolkits: [],
  },
  eslac: {
    mark: markEslac,
    heroScene: heroEslac,
    loginScene: loginEslac,
    contact: 'contacto@alba.example',
    footer,
    guides: [{ key: 'quickStart', to: paths.guide('quick-start.pdf') }],
    toolkits: [],
  },
};

/** The edition of this address, before anybody signs in. Afterwards the account's own decides (D40). */
export function hostEdition(host: string = location.host): EditionId {
  return editionOfHost(host);
}

/** Colours and mark of an edition, on the whole page. */
export function showEdition(edition: EditionId): void {
  document.documentElement.dataset.edition = edition;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = editionLooks[edition].mark;
}
