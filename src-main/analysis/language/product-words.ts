import { wordSet } from './fold.ts';

/**
 * Words for an edition, a plan or a kind of product after the company's own name: "Acme CRM", "Acme Premium", "Acme App".
 * The name with and without them is always one company.
 */
export const productSuffixes = wordSet(
  // kinds of product
  `crm erp cms app apps application software suite platform solution solutions tool tools`,
  // editions and plans
  `free freemium basic starter essentials standard professional premium business enterprise enterprises family families
   individual student students edition plan plans tier account accounts subscription trial selfhosted self-hosted pro`,
  // the same in other languages
  `gratis kostenlos konto tarif abo familie gratuit gratuite offre compte gratuito gratuita cuenta conta plano
   applicazione aplicación aplicativo aplikace aplikacja uygulaması aplikasi zakelijk приложение премиум`,
);

/**
 * Words for either an edition of the same company ("Acme Security") or a product of its own: whether they are cut is decided
 * over all answers of a customer, not for one name.
 */
export const weakProductSuffixes = wordSet(
  `security technologies technology tech systems system services service cloud teams team personal organization
   organizations organisations classic lite plus hosted server online desktop mobile web extension group gruppe groupe grupo gruppo holding holdings labs international
   global network networks manager home dienst service servicio servicios serviços hosting`,
);

/** The same as {@link productSuffixes} for scripts without spaces. */
export const unspacedProductSuffixes: readonly string[] = [
  'アプリ',
  'プレミアム',
  '無料版',
  '有料版',
  '公式サイト',
  '应用',
  '應用',
  '软件',
  '軟體',
  '平台',
  '免费版',
  '专业版',
  '企业版',
  '官网',
  'App',
  'APP',
  '앱',
  '프리미엄',
  'แอป',
  'แอพ',
];
