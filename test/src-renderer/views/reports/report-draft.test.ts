import { describe, expect, it } from 'vitest';
import { noFilters } from '../../../../src-renderer/app/address.ts';
import { formats, newDraft, reportRequest, sectionNames } from '../../../../src-renderer/views/reports/report-draft.ts';
import { createReport, reportFormats, reportSections } from '#shared/contract/workspace/reports.ts';

const plain = { logo: null, accentColor: null, author: '', contact: ' ', paper: 'a4' } as const;

describe('the request for a report', () => {
  it('holds the filters and the sections in order, without empty fields', () => {
    const request = reportRequest(
      3,
      { ...noFilters, group: 7, from: '2026-01-01', to: '2026-03-31' },
      { ...newDraft, title: '  ', sections: ['method', 'summary'] },
      plain,
    );
    expect(request).toEqual({
      customerId: 3,
      queryGroupId: 7,
      from: '2026-01-01',
      to: '2026-03-31',
      sections: ['summary', 'method'],
    });
  });

  it('fits the contract with everything chosen', () => {
    const request = reportRequest(
      3,
      noFilters,
      { ...newDraft, title: 'Autumn', intro: 'Dear **team**' },
      {
        logo: { data: 'data:image/png;base64,AAAA' },
        accentColor: '#00aa66',
        author: 'Maria Lindqvist',
        contact: 'maria@northfold.example',
        paper: 'letter',
      },
    );
    expect(request).toMatchObject({ author: 'Maria Lindqvist', contact: 'maria@northfold.example', paper: 'letter' });
    expect(createReport.request.safeParse({ ...request, format: 'pdf' }).success).toBe(true);
  });

  it('is null while no section is chosen', () => {
    expect(reportRequest(3, noFilters, { ...newDraft, sections: [] }, plain)).toBeNull();
  });

  it('has a name for every section and format', () => {
    expect(Object.keys(sectionNames)).toEqual([...reportSections]);
    expect(formats.map((one) => one.format).toSorted()).toEqual([...reportFormats].toSorted());
  });
});
