import { fold, phraseSet, wordSet } from './fold.ts';

/** Standards, techniques, file formats, units and currencies: written like names, but no company's product. */
export const technicalTerms = wordSet(`
aes aes-128 aes-192 aes-256 aes-gcm aes-cbc rsa ecc sha sha-1 sha-2 sha-256 sha-512 md5 hmac chacha chacha20 xchacha20
chacha20-poly1305 xchacha20-poly1305 poly1305 argon2 argon2id argon2i argon2d bcrypt scrypt pbkdf pbkdf2 hkdf kdf kdfs srp
tls ssl https http http2 ssh sftp ftp smtp imap pop3 dns dnssec dkim spf dmarc tcp udp ip ipv4 ipv6 lan wan vpn vps nas
2fa mfa totp hotp otp otps u2f fido fido2 webauthn passkey passkeys ctap sso saml oidc oauth oauth2 scim ldap kerberos jwt
idp iam rbac siem soc edr xdr dlp pki hsm tpm byok e2e e2ee zero-knowledge gpg pgp openpgp mitm ddos xss csrf sql nosql
gmbhs llcs plcs ags api apis sdk sdks cli gui ui ux url urls uri html html5 css xml json yaml csv tsv pdf pdfs doc docx xls xlsx ppt pptx txt
md png jpg jpeg gif svg webp mp3 mp4 wav flac zip rar iso exe apk kdbx kdb rest graphql soap webhook webhooks webdav caldav
carddav rss sitemap cdn ci cd ci/cd devops devsecops saas ediscovery paas iaas baas b2b b2c c2c d2c dtc smb smbs sme smes
crm crms erp erps cms hcm hris hrm ats pos plm scm wms tms mrp bi etl dms lms pim dam cdp cpq kpi kpis roi roas cpc cpm cpa
ctr cac ltv arr mrr seo sem ppc geo aeo serp ai ml llm llms nlp gpt ocr rpa iot ar vr xr mr 3d 2d 4d cad cam bim
gdpr dsgvo ccpa cpra hipaa pci pci-dss pci/dss dss soc2 soc1 soc3 fedramp fips nist iso27001 sox ferpa coppa kyc aml psd2
sepa iban bic swift ach apr apy aer tae tin teg ir irs vat gst usd eur gbp jpy cny inr krw chf aud cad brl mxn rub ils
sek nok dkk pln czk huf try thb vnd idr php myr sgd hkd twd aed sar etf etfs ipo reit cfd cfds fscs fdic fca sec bafin
cpu gpu gpus asic ram rom ssd hdd nvme usb usb-c usb-a hdmi nfc rfid gps lte 3g 4g 5g 6g wifi wi-fi wlan bluetooth
ble zigbee z-wave matter led oled amoled qled lcd ips hdr hdr10 uhd fhd qhd hd 4k 8k fps dpi ppi hz khz mhz ghz kb mb gb tb
kw kwh wh mw mwh gw gwh twh kwp mwp kva mva kv nm3 m3 kc mah km mph nm hp ps rpm psi bar db lm lux kg lbs lb oz mm cm ft in sq
suv suvs ev evs bev phev hev ice awd fwd
rwd 4wd lfp nmc nca bms adas acc abs esp wltp nedc epa ncap dc ac v2l v2g ota hud cvt dct mpg
pfc bcaa hiit ems pvc hdpe ldpe nsaid otc esps hsk jlpt topik dele delf dalf ects nisa ideco
eva tpu tpe pu ptfe spf uva uvb aha bha bpa pfas gmo bio eco fda ema ce fcc ul nsf usda who nhs
faq faqs tldr tl;dr diy asap fyi btw imo eta tba tbd etc eg ie vs aka ny nyc la sf uk usa us eu uae ussr asia emea apac latam dach
al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm nc nd oh ok or pa ri sc sd tn tx ut va wa wv wi wy dc u.s u.s.a u.k
am pm utc gmt est pst cet hr pr qa rd r&d it cs ceo cto cfo coo cmo cio ciso vp gm hmo ppo epo hsa fsa hdhp aca acp medicare medicaid
bachelor master mba phd msc bsc cpa cfa toefl ielts gre gmat sat act stem cpr
aaa aa a+ b+ c+ id ids pin pins qr sms mms rcs dm dms pc pcs mac-address tv tvs dvd cd cds hi-fi dac anc
esim esims microsd mp3s python javascript typescript golang java php
bnpl gmv aov nps csat sla slas rfp rfi poc mvp okr okrs p2p m2m wysiwyg no-code low-code
`);

/** Operating systems and kinds of device: what a product runs on, not a company named in an answer. */
const platformTerms = phraseSet(`
windows, macos, mac os, os x, linux, unix, ios, ipados, watchos, tvos, visionos, android, android tv, android auto, wear os, chromeos,
mac, macs, pc, pcs, iphone, iphones, ipad, ipads, macbook, macbooks, chromebook, chromebooks, android phone, android phones,
windows pc, windows phone, debian, ubuntu, fedora, raspberry pi, carplay, android users, mac users, face id, touch id, windows hello
`);

/** Whether a phrase names an operating system or a kind of device, which is a company only if an answer presents it as one. */
export function isPlatformTerm(name: string): boolean {
  return platformTerms.has(fold(name));
}
