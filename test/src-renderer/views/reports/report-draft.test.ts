import { describe, expect, it } from 'vitest';
import { noFilters } from '../../../../src-renderer/app/address.ts';
import {
  formats,
  moved,
  newDraft,
  reportRequest,
  sectionNames,
} from '../../../../src-renderer/views/reports/report-draft.ts';
import { createReport, defaultTemplate, reportFormats, reportSections } from '#shared/contract/workspace/reports.ts';

describe('the request for a report', () => {
  it('holds the filters, without empty fields and without a template that is kept', () => {
    const request = reportRequest(
      3,
      { ...noFilters, group: 7, from: '2026-01-01', to: '2026-03-31' },
      { ...newDraft, title: '  ' },
      null,
    );
    expect(request).toEqual({ customerId: 3, queryGroupId: 7, from: '2026-01-01', to: '2026-03-31' });
  });

  it('fits the contract with everything chosen', () => {
    const template = {
      ...defaultTemplate,
      accentColor: '#00aa66',
      author: 'Maria Lindqvist',
      paper: 'letter',
    } as const;
    const request = reportRequest(
      3,
      noFilters,
      { title: 'Autumn', intro: 'Dear **team**', wholeAnswers: true },
      template,
    );
    expect(request).toMatchObject({
      title: 'Autumn',
      wholeAnswers: true,
      template: { author: 'Maria Lindqvist', paper: 'letter' },
    });
    expect(createReport.request.safeParse({ ...request, format: 'pdf' }).success).toBe(true);
  });

  it('is null while no section is chosen', () => {
    expect(reportRequest(3, noFilters, newDraft, { ...defaultTemplate, sections: [] })).toBeNull();
  });

  it('has a name for every section and format', () => {
    expect(Object.keys(sectionNames)).toEqual([...reportSections]);
    expect(formats.map((one) => one.format).toSorted()).toEqual([...reportFormats].toSorted());
  });

  it('has its sections in an order that moves by one place, and not beyond the ends', () => {
    expect(moved(['summary', 'trend', 'method'], 'method', -1)).toEqual(['summary', 'method', 'trend']);
    expect(moved(['summary', 'trend'], 'trend', 1)).toEqual(['summary', 'trend']);
    expect(moved(['summary', 'trend'], 'answers', -1)).toEqual(['summary', 'trend']);
  });
});
