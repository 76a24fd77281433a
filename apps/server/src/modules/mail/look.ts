import type { EditionId } from '@alba/domain/editions';

export const productName = 'Alba Learn';
export const companyName = 'Alba Learning';

/** Colours of an edition as design/tokens.css has them: mail programs read no custom properties. */
export type MailLook = { band: string; line: string; action: string; brand: string };

export const looks: Record<EditionId, MailLook> = {
  us: { band: '#F0F6FC', line: '#DBEAF8', action: '#144F8C', brand: '#144F8C' },
  br: { band: '#EFF7F4', line: '#D6ECE5', action: '#0C5A4B', brand: '#0C5A4B' },
  eslac: { band: '#FCF1F6', line: '#F7DDE9', action: '#7A1F4F', brand: '#7A1F4F' },
};

export const inks = { text: '#12233B', soft: '#41526A', page: '#FFFFFF', sun: '#FFC83A' };
