import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A picture as a base64 data URL. */
export interface Logo {
  readonly name: string;
  readonly data: string;
}

/** The agency's report style, for all clients. */
interface ReportStyle {
  readonly logo: Logo | null;
  /** `#rrggbb`; null for the default. */
  readonly accentColor: string | null;
  setLogo(logo: Logo | null): void;
  setAccentColor(accentColor: string | null): void;
}

export const useReportStyle = create<ReportStyle>()(
  persist(
    (set) => ({
      logo: null,
      accentColor: null,
      setLogo: (logo) => set({ logo }),
      setAccentColor: (accentColor) => set({ accentColor }),
    }),
    { name: 'answerscope-report-style' },
  ),
);
