import { phraseSet } from './fold.ts';

/** Legal forms of companies, without the dots, as they stand at the end of a name. */
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

/** Legal forms that stand before a name. */
export const legalFormsAtStart = phraseSet(
  `pt, ооо, оао, зао, пао, ип, тов, ооd, uab, sia, oao, ooo, pjsc, cônty, công ty, công ty cổ phần, công ty tnhh, บริษัท, شركة, חברת, societe, the`,
);

/** Legal forms of scripts written without spaces, cut from either end. */
export const legalFormsWithoutSpaces: readonly string[] = [
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
