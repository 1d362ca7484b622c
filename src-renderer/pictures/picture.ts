import type { EChartsOption } from 'echarts';
import type { Scheme } from '../charts/palette.ts';

/** An entry of the legend: its mark as SVG within 12 × 12 units, and its words. */
export interface LegendEntry {
  readonly mark: string;
  readonly label: string;
}

/** A row of a bar chart of percentages. */
export interface BarRow {
  readonly label: string;
  /** SVG within 12 × 12 units; '' for none. */
  readonly mark: string;
  readonly colour: string;
  /** Percent of the whole bar. */
  readonly share: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly value: string;
  /** Own brand: in bold. */
  readonly strong: boolean;
}

/** A row of a heat map: percentages, null for no answer. */
export interface GridRow {
  readonly label: string;
  readonly shares: readonly (number | null)[];
}

export type PictureBody =
  | { readonly kind: 'chart'; readonly option: EChartsOption; readonly height: number }
  | { readonly kind: 'bars'; readonly rows: readonly BarRow[] }
  | { readonly kind: 'grid'; readonly columns: readonly string[]; readonly rows: readonly GridRow[] };

/** A figure to save as a file: it says by itself what it shows, of whom and when. */
export interface Picture {
  readonly title: string;
  readonly client: string;
  /** In words: "1 – 20 Nov 2026"; '' for none. */
  readonly period: string;
  readonly note: string;
  readonly legend: readonly LegendEntry[];
  readonly body: PictureBody;
  /** Lines below the figure, such as the notes in it. */
  readonly notes?: readonly string[];
  readonly scheme: Scheme;
  /** Whether the data are those of the sample. */
  readonly simulated: boolean;
}
