/**
 * Ordinary words that stand where names stand in answers (list heads, bold text, headings, first columns), by language
 * code. A phrase made of nothing else is no company. Words that companies of several fields call themselves
 * ("target", "signal", "wise") are left out on purpose; no company of any field is listed.
 */
export const englishWords = `
a an the this that these those and or but nor of in on at to for from with without by as per via than then into onto over
under up down out off about above below between during before after since until while within across against among around
i you he she it we they me him her us them my your his its our their mine yours who whom whose which what when where why
how whether if else not no yes none any some all both each every either neither few many much more most less least other
others another same such only just even also too very quite rather really still yet already again ever never always often
sometimes usually typically generally mostly mainly nearly almost about approx approximately roughly around maybe perhaps
is are was were be been being am has have had having do does did done doing can could may might must shall should will
would need needs needed want wants wanted like likes let lets make makes made making get gets got getting give gives given
go goes going come comes take takes taken use uses used using user users try tries keep keeps find finds see look looks
looking know think say says tell choose chooses choosing pick picks select selecting compare compares comparing consider
considering check checks checking prefer prefers avoid start starts started starting stop set sets setting setup install
installs enable enables enabled turn add adds adding remove run runs running test tests testing review reviews reviewed
work works working help helps help need buy buying sell selling pay pays paying paid save saves saving spend change changes
changed move switch switching migrate migrating import imports export exports create creates store stores build builds
built offer offers offering provide provides support supports supported include includes including focus focuses ideal
key main top best better good great excellent strong stronger strongest weak poor bad worse worst high higher highest low
lower lowest cheap cheaper cheapest affordable inexpensive expensive pricey costly free paid premium basic standard
advanced pro professional simple simpler simplest easy easier easiest hard complex complicated fast faster fastest quick
slow new newer newest old older latest recent modern classic traditional popular common general special specific unique
different similar various several multiple single double full complete comprehensive partial limited unlimited extra
additional optional required important essential necessary recommended recommendation recommendations suggestion
suggestions notable honorable honourable mention mentions alternative alternatives option options choice choices pick
winner runner runners overall verdict conclusion conclusions summary overview introduction background bottom line final
thoughts takeaway takeaways tldr short answer answers question questions faq faqs note notes tip tips advice guide guides
guidance step steps next checklist quickstart caveat caveats warning warnings disclaimer important details detail example
examples case cases scenario scenarios comparison comparisons table chart list lists ranking rankings rank score scores
rating ratings stars star pros pro cons con advantages advantage disadvantages disadvantage benefits benefit drawbacks
drawback downsides downside upside upsides strengths strength weaknesses weakness limitations limitation tradeoffs tradeoff
trade-offs trade-off trade offs features feature functions function functionality capabilities capability specs spec
specifications specification criteria criterion factor factors consideration considerations requirement requirements needs
reason reasons why how what when where who type types kind kinds category categories model models name names brand brands
company companies product products provider providers vendor vendors platform platforms tool tools app apps application
applications software system systems service services solution solutions website websites site sites page pages online
offline web mobile desktop laptop tablet phone phones device devices computer computers browser browsers extension
extensions plugin plugins integration integrations api apis interface interfaces ui ux design dashboard dashboards
price prices priced pricing cost costs costing fee fees charge charges budget budgets value money discount discounts deal
deals offer coupon promotion trial trials plan plans tier tiers subscription subscriptions license licenses licence
monthly yearly annual annually weekly daily month months year years week weeks day days hour hours minute minutes second
seconds time times date dates today yesterday tomorrow now later early late current currently historically
january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept
oct nov dec monday tuesday wednesday thursday friday saturday sunday spring summer autumn fall winter weekend weekends
size sizes weight weights height width length depth dimensions dimension color colors colour colours material materials
quality performance speed power energy battery range capacity storage memory screen display camera sound noise comfort fit
durability reliability stability safety security secure securely privacy private protection encryption encrypted
authentication authorization password passwords passphrase login logins account accounts profile profiles identity data
database backup backups sync syncing synchronization sharing share shared access control controls admin administration
management manager managers automation automations workflow workflows reporting reports report analytics analysis insights
tracking monitoring alerts alert notifications notification customization customisation flexibility scalability usability
ease convenience experience experiences accessibility compatibility availability coverage compliance audit audits
transparency trust reputation track record history breach breaches incident incidents risk risks threat threats
customer customers client clients buyer buyers consumer consumers people person persons individual individuals family
families parents parent kids kid children child adults adult seniors senior students student teachers teacher beginners
beginner newcomers experts expert professionals freelancers freelancer startups startup small medium large big huge tiny
mid midsize mid-size business businesses enterprise enterprises corporate organization organizations organisation
organisations team teams department departments group groups community communities agency agencies developer developers
designers marketers marketing sales support finance accounting hr it legal operations retail wholesale ecommerce
e-commerce commerce shop shops shopping store stores delivery shipping returns return refund refunds warranty warranties
guarantee guarantees insurance coverage policy policies terms contract contracts payment payments credit debit card cards
cash bank banks banking loan loans mortgage mortgages rate rates interest savings investment investments tax taxes
travel traveler travelers travellers trip trips hotel hotels room rooms flight flights airport airports car cars vehicle
vehicles location locations place places city cities town towns area areas region regions country countries state states
local national international global worldwide regional nearby neighborhood neighbourhood center centre downtown north south
east west northern southern eastern western indoor outdoor home homes house houses apartment office offices school schools
university universities college education course courses class classes training certification certifications exam
health healthcare medical doctor doctors clinic clinics hospital hospitals treatment treatments food foods restaurant
restaurants drink drinks menu breakfast lunch dinner coffee tea water beach pool spa gym fitness sport sports running
shoes shoe clothing clothes fashion beauty skin hair kids toys pets pet dog dogs cat cats
first second third fourth fifth one two three four five six seven eight nine ten last number numbers part parts section
level levels grade point points percent percentage total average minimum maximum min max plus minus
open source code closed proprietary hosted hosting host self cloud server servers local local-first self-hosted self-host
emergency recovery reset master secret secrets vault vaults key keys hardware token tokens biometric biometrics fingerprint
face touch multi two-factor factor authenticator zero knowledge end-to-end cross cross-platform cross-device platform
autofill generator notes folder folders collections collection tags tag attachments attachment import mode dark travel
watch scan scans credentials
audience scope purpose goal goals objective objectives use-case target priority priorities profile role roles responsibility
approach approaches method methods methodology process processes procedure strategy strategies tactic tactics practice
practices standard standards rule rules policy principle principles
official unofficial verified trusted trustworthy reputable well-known leading major minor big famous
alternatively additionally furthermore moreover however therefore thus hence otherwise instead meanwhile finally lastly
firstly secondly overall ultimately basically essentially specifically especially particularly notably importantly
depending depends based regarding according sure okay ok please thanks thank hello hi hey sorry
want help picking happy glad here's there's it's that's let's i'd i'll i've i'm you'd you'll you're you've they're we're
don't doesn't didn't won't can't cannot isn't aren't wasn't weren't
source sources link links reference references article articles blog blogs news video videos photo photos image images
report website forum forums podcast podcasts book books newsletter email emails mail phone contact contacts address
address chat call calls message messages
unlock unlocks updated update updates upgrade upgrades version versions release releases feature-rich user-friendly
budget-friendly family-friendly beginner-friendly hands-on high-end low-cost mid-range entry-level all-in-one all-around
all-rounder long-term short-term one-time real-time built-in built-ins open-source third-party
expect expected concern concerned concerns worried require requires mostly needing getting wanting
cushioning traction grip stability breathability waterproof waterproofing lightweight comfortable stylish
range charging charger efficiency warranty driving driver drivers mileage engine motor motors
deductible deductibles premium premiums claims claim copay network liability
ingredients flavor flavour taste texture serving servings calories
location amenities parking wifi wi-fi breakfast view views staff cleanliness atmosphere ambience vibe
instructor instructors curriculum duration lectures assignments
bonus bonuses rewards reward points miles cashback perks perk lounge
tax-free commission commissions spread spreads leverage regulation regulated regulations
organizer organizers organiser creator creators owner owners founder founders ceo cto
pack packs bundle bundles kit kits set item items accessories accessory
industry industries context weather forecast temperature issue issues problem problems blockage blockages municipal public government federal ministry president minister representative representatives senate congress court police news today's women's men's children's sun mon tue tues wed thu thur thurs fri sat mr mrs ms dr prof st ltd vs getting introduction overview chapter figure table insight insights trend trends growth decline development developments investment partnership partnerships launch launches announcement announcements event events conference technology technologies tech own side end bring project projects specialized specialised shortcuts there here practical others oses os everything anything something nothing everyone anyone someone historically simply solid decent capable mature widely highly extremely true false maybe unknown varies variable typical normal regular usual
`;
