import { escapeText } from '../html/markup.ts';
import type { ReportModel } from '../report-model.ts';
import type { WorkbookFeature } from './sheet.ts';

const part = 'docProps/core.xml';

/** Title and author of the workbook, as file managers and search show them. */
export const propertiesFeature = (model: ReportModel): WorkbookFeature => ({
  files: {
    transform: {
      '[Content_Types].xml': {
        insert: () =>
          `<Override ContentType="application/vnd.openxmlformats-package.core-properties+xml" PartName="/${part}"/>`,
      },
      '_rels/.rels': {
        insert: () =>
          `<Relationship Id="rId-core" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="${part}"/>`,
      },
    },
    write: {
      files: () => ({
        [part]: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeText(model.title)}</dc:title><dc:creator>${escapeText(model.author)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${model.createdOn}T00:00:00Z</dcterms:created></cp:coreProperties>`,
      }),
    },
  },
});
