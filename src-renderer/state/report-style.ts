import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ReportPaper } from '#shared/contract/workspace/reports.ts';

/** A picture as a base64 data URL. */
export interface Logo {
  readonly name: string;
  readonly data: string;
}

/** The agency's report style, for all clients. */
export interface ReportStyle {
  readonly logo: Logo | null;
  /** `#rrggbb`; null for the default. */
  readonly accentColor: string | null;
  /** On the cover; empty for the organization's name. */
  readonly author: string;
  readonly contact: string;
  readonly paper: ReportPaper;
  setLogo(logo: Logo | null): void;
  setAccentColor(accentColor: string | null): void;
  setImprint(imprint: Partial<Pick<ReportStyle, 'author' | 'contact' | 'paper'>>): void;
}

export const useReportStyle = create<ReportStyle>()(
  persist(
    (set) => ({
      logo: null,
      accentColor: null,
      author: '',
      contact: '',
      paper: 'a4',
      setLogo: (logo) => set({ logo }),
      setAccentColor: (accentColor) => set({ accentColor }),
      setImprint: (imprint) => set(imprint),
    }),
    { name: 'answerscope-report-style' },
  ),
);
