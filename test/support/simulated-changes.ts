import { blocksIn, changeWindows } from '#main/analysis/intervals/change-windows.ts';
import { outcomeMatrix, type SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import { knownCorrelation, scanVariation, type ScanVariation } from '#main/analysis/intervals/scan-variation.ts';
import { standingChange, type ChangeVerdict } from '#main/analysis/intervals/standing-change.ts';

const variationOf = (scans: readonly SeriesScan[]): ScanVariation => {
  const matrix = outcomeMatrix(scans);
  return scanVariation(matrix, blocksIn(changeWindows(matrix.dates).windows));
};

/** The verdicts on a client at each of its scans, looked at as they come; `series` per client. */
function verdicts(client: readonly (readonly SeriesScan[])[], others: readonly ScanVariation[]): ChangeVerdict[] {
  const known = knownCorrelation(others);
  return client.flatMap((series) =>
    series.map((_, index) => standingChange(series.slice(0, index + 1), { known, series: client.length }).verdict),
  );
}

const isFlag = (verdict: ChangeVerdict): boolean => verdict === 'rose' || verdict === 'fell';

const clientsPerWorkspace = 30;
/** As the service reads them: the newest scans of a few groups. */
const othersRead = { groups: 16, scans: 10 };

/** The share of clients with any false change; each alone, or thirty in a workspace, which knows how much scans vary. */
export function falseClients(clients: readonly (readonly (readonly SeriesScan[])[])[], workspaces: boolean): number {
  const variations = clients.map((client) => client.map((series) => variationOf(series.slice(-othersRead.scans))));
  const flagged = clients.filter((client, index) => {
    const first = index - (index % clientsPerWorkspace);
    const others = variations
      .slice(first, first + clientsPerWorkspace)
      .flatMap((own, other) => (workspaces && first + other !== index ? own : []))
      .slice(0, othersRead.groups);
    return verdicts(client, others).some(isFlag);
  });
  return flagged.length / clients.length;
}

/** The share of series whose last scan is judged a rise. */
export const found = (series: readonly (readonly SeriesScan[])[], others: readonly ScanVariation[]): number =>
  series.filter((scans) => standingChange(scans, { known: knownCorrelation(others) }).verdict === 'rose').length /
  series.length;

/** What some series show of the variation between scans. */
export const variationsOf = (series: readonly (readonly SeriesScan[])[]): ScanVariation[] => series.map(variationOf);
