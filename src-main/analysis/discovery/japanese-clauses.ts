import type { Gazetteer } from '../language/gazetteer.ts';
import { unspacedLegalForms } from '../language/legal-forms.ts';

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;
/** Particles that no name ends with, after two characters of another script. */
const particle =
  /[\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{2}(?:は|が|を|に|で|の|も|へ|から|まで|より|では|には|とは|など|向け|向|ごと|時は|時に)$/u;
/** What is done, at the end of a label. */
const action =
  /.{2}(?:支援|代行|導入|構築|運用|活用|改善|戦略|施策|対応|連携|向上|強化|削減|効率化|自動化|最適化|可視化|一元化|高度化|標準化|多様化|見える化|作成|生成|選定|比較|検討|確認|重視|実績|事例|機能|費用|料金|価格|特徴|強み|弱み|違い|選び方|使い方|方法|手順|流れ|理由|効果|注意点|ポイント|メリット|デメリット|種類|一覧|まとめ|定着支援|分野|領域|業界|業種|部門|担当者|利用者|初心者|経験者)$/u;
/** "Ability to …", "… rate". */
const abstract = /^\p{Script=Han}{2,}(?:力|性|度|率|数|型|系|時|別|化|用)$/u;
const acronymOfKind =
  /^(?:[A-Z]{2,4}|BtoB|BtoC|SaaS|IaaS|IoT|Web|AI|web)(?:システム|ツール|サービス|ソフト|ソフトウェア|アプリ|プラットフォーム|エージェント|マーケティング|モデル|ベンダー|エンジン|機能|技術|領域|分野|業界|人材|企業|会社|事業|商材|製品|商品|コンサルティング|コンサル|パッケージ|クラウド|ソリューション|エージェントプラットフォーム)$/u;

/** Whether a Japanese candidate is a label or part of a clause, not a name: "導入支援", "CRMシステム", "導入時は". */
export const isJapaneseClause = (name: string, { isCompany }: Pick<Gazetteer, 'isCompany'>): boolean =>
  japanese.test(name) &&
  (unspacedLegalForms.includes(name) ||
    [particle, action, abstract, acronymOfKind].some((shape) => shape.test(name))) &&
  !isCompany(name);
