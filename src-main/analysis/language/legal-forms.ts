import { phraseSet } from './fold.ts';

/*
 * The legal forms of companies, by use. The lists differ on purpose: what may be cut from a name that discovery found
 * ("Acme International" and "Acme" are one company) must not be cut from a name that a person entered, where it would make
 * matching find, or the keyword guard forbid, an ordinary word ("Best International").
 */

/** Folded, without dots: cut from the end of a discovered name, together with words for a group of companies. */
export const legalFormsAtEnd = phraseSet(`
inc, incorporated, corp, corporation, co, company, llc, l l c, lp, llp, pllc, pbc, ltd, limited, plc, pty, pty ltd, pte, pte ltd, pvt, pvt ltd, private limited, unlimited, international,
gmbh, g m b h, ag, kg, ohg, e k, e v, gbr, kgaa, se, gmbh & co kg, gmbh & co, mbh, gesmbh, ggmbh, aktiengesellschaft, gruppe,
sa, s a, sas, sasu, sarl, eurl, sci, snc, scop, sca, société anonyme, groupe,
sl, slu, s l, s l u, sau, s a u, sociedad anónima, s de rl, s a de c v, sa de sapi, ltda, limitada, eireli, s p a, srl, s r l, srls, sapa, eirl, sac, scrl, lda, sgps,
bv, b v, nv, n v, vof, bvba, srl, asbl, vzw, stichting, coöperatie, groep,
ab, a b, publ, as, a s, asa, ans, aps, a p s, i s, oy, oyj, osk, hf, ehf, gruppen,
sp z o o, spółka z o o, sp j, sp k, s r o, spol s r o, kft, zrt, nyrt, d o o, doo, d d, a d, eood, ood, ooo, oao, zao, ao, ип, ооо, оао, зао, пао, тов, еоод, оод, еад, д о о, šia, sia, uab, mb, oü, oao, as,
ae, epe, ike, oe, αε, επε, ικε, α ε, anonim şirketi, aş, a ş, ltd şti, limited şirketi, holding a ş,
k k, kk, g k, y k, godo kaisha, kabushiki kaisha, bhd, sdn bhd, tbk, pt tbk, jsc, ojsc, cjsc, pjsc, public company limited, pcl, wll, w l l, saog, saoc, fzc, fze, fz llc, fzco, qsc, q p s c, ksc, sal
`);

/** Folded, without dots: cut from the start of a discovered name. */
export const legalFormsAtStart = phraseSet(
  `pt, ооо, оао, зао, пао, ип, тов, ооd, uab, sia, oao, ooo, pjsc, cônty, công ty, công ty cổ phần, công ty tnhh, บริษัท, شركة, חברת, societe, the`,
);

/** Of scripts written without spaces: cut from either end of a discovered name. */
export const unspacedLegalForms: readonly string[] = [
  '株式会社',
  '有限会社',
  '合同会社',
  '（株）',
  '(株)',
  '㈱',
  'ホールディングス',
  'グループ',
  '股份有限公司',
  '有限责任公司',
  '有限責任公司',
  '有限公司',
  '集团',
  '集團',
  '公司',
  '控股',
  '주식회사',
  '유한회사',
  '(주)',
  '㈜',
  '그룹',
  '홀딩스',
  'จำกัด (มหาชน)',
  'จำกัด',
  'บริษัท',
  'มหาชน',
];

/** Those of them that also end kinds of companies, or name what belongs to one. */
const vagueForms = new Set(['ホールディングス', 'グループ', '集团', '集團', '公司', '控股', '그룹', '홀딩스', 'มหาชน']);
const definiteForms = unspacedLegalForms.filter((form) => !vagueForms.has(form));

/** Whether a text has a legal form, of those written without spaces, that only companies have. */
export const hasDefiniteForm = (text: string): boolean => definiteForms.some((form) => text.includes(form));

/** As written, case included: a brand's name is matched without them too, and they show that a common word is a company. */
export const writtenLegalForms: readonly string[] = (
  'Inc Inc. LLC Ltd Ltd. Limited PLC plc Corp Corp. Corporation GmbH AG KG SE S.A. SA SARL SAS S.p.A. SpA Srl S.r.l. SRL BV B.V. NV N.V. ' +
  'AB ASA A/S ApS Oy Oyj Kft Kft. Zrt Zrt. Nyrt. s.r.o. a.s. d.o.o. d.d. OÜ UAB SIA Ltda Ltda. S.L. Tbk A.Ş. Т.О.О. ТОВ ООО ОАО ЗАО ЕООД Α.Ε.'
)
  .split(' ')
  .concat(
    'Pty Ltd',
    'Pvt Ltd',
    'Co., Ltd.',
    'Co. Ltd',
    'Sp. z o.o.',
    'sp. z o.o.',
    '株式会社',
    '有限公司',
    '股份有限公司',
  );

/** Folded, without dots: cut from a customer's name before generated text is checked for it. */
export const guardedLegalForms = {
  atEnd:
    'inc incorporated ltd limited llc llp plc corp corporation co company gmbh ag kg ug se sa sas sarl srl spa bv nv ab as asa aps oy oyj kft zrt sro doo ood eood ooo ооо оод еоод тов тоо sl slu lda ltda pty pte pvt bhd tbk jsc בעמ'.split(
      ' ',
    ),
  /** May follow one of the forms above: "GmbH & Co. KG", "Pty Ltd". */
  second: ['ltd', 'limited', 'co', 'kg'],
  atStart: ['株式会社', '有限会社', '合同会社', '주식회사', 'ооо', 'тов', 'зат', 'pt', 'cv'],
  unspacedAtEnd: ['株式会社', '有限会社', '有限公司', '股份有限公司', '주식회사'],
} as const;
