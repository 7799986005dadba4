import type { CivilDate } from '@selasar/domain';

export interface LegalText {
  title: string;
  description: string;
  updated: CivilDate;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}
