import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A picture as a base64 data address. */
export interface Logo {
  readonly name: string;
  readonly data: string;
}

/** How the agency's reports look, whoever they are for. */
interface ReportStyle {
  readonly logo: Logo | null;
  /** `#rrggbb`; null for the product's own. */
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
