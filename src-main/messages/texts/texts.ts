/** The fixed texts of messages in one language. Counts follow their label, so that no language needs plural forms. */
export interface Texts {
  readonly title: string;
  readonly score: string;
  /** `{points}`: percentage points. */
  readonly rose: string;
  readonly fell: string;
  readonly noise: string;
  readonly early: string;
  readonly notScanned: string;
  readonly shareOfVoice: string;
  readonly won: string;
  readonly lost: string;
  readonly toDecide: string;
  readonly candidates: string;
  readonly mentions: string;
  readonly portrayals: string;
  readonly recommendations: string;
  readonly alerts: string;
  readonly failedScans: string;
  readonly waitingScans: string;
  readonly nextScan: string;
  readonly spent: string;
  readonly noClients: string;
  readonly alert: string;
  readonly test: string;
  readonly testText: string;
  readonly open: string;
  readonly deleted: string;
}
