import { wordSet } from './fold.ts';

/**
 * Words that name an edition, a plan or a kind of product after the company's own name: "HubSpot CRM", "Acme Premium",
 * "Acme App". A name ending in them and the name without them are one company, always.
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
 * Words that may name an edition of the same company ("Acme Security") or a product with a life of its
 * own ("Microsoft Teams"): whether they are cut is decided over all answers of a customer, not for one name.
 */
export const weakProductSuffixes = wordSet(
  `security technologies technology tech systems system services service cloud teams team personal organization
   organizations organisations classic lite plus hosted server online desktop mobile web extension group gruppe groupe grupo gruppo holding holdings labs international
   global network networks manager home dienst service servicio servicios serviços hosting`,
);

/** The same for scripts without spaces, cut from the end of a name. */
export const productSuffixesWithoutSpaces: readonly string[] = [
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
